content-writers-flaws = Недочёты
content-writers-translations = Переводы
content-writers-sitemap = Все страницы

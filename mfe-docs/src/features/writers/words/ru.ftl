docs-writers-nav = Для авторов
docs-writers-flaws = Недочёты
docs-writers-flaws-about = Что не так со страницами на этом языке; худшие — первыми.
docs-writers-translations = Переводы
docs-writers-translations-about = Какая часть английских страниц есть на каждом языке.
docs-writers-translations-of = Переводы на этот язык
docs-writers-translations-of-about = Насколько каждая страница отстаёт от английской.
docs-writers-feedback = Отзывы
docs-writers-sitemap = Все страницы
docs-writers-sitemap-about = Дерево страниц, уровень за уровнем.
docs-writers-progress = Просмотрено страниц: { $done } из { $total }
docs-writers-filter = Заголовок или адрес содержит
docs-writers-filter-submit = Отобрать
docs-writers-kinds = Показать
docs-writers-all-kinds = Все
docs-writers-rows =
    { $count ->
        [one] { $count } строка
        [few] { $count } строки
        [many] { $count } строк
       *[other] { $count } строки
    }
docs-writers-none = Показывать нечего.
docs-writers-open = Открыть в редакторе
docs-writers-previous = Назад
docs-writers-next = Вперёд
docs-writers-page-of = Страница { $page } из { $pages }

docs-writers-column-page = Страница
docs-writers-column-flaws = Недочёты
docs-writers-column-fixable = Исправимо
docs-writers-column-kinds = Виды
docs-writers-column-translated = Переведено
docs-writers-column-missing = Нет перевода
docs-writers-column-current = Актуально
docs-writers-column-behind = Отстаёт
docs-writers-column-unknown = Неизвестно
docs-writers-column-orphaned = Нет английской страницы
docs-writers-column-state = Состояние
docs-writers-column-commits-behind = Отстаёт на изменений
docs-writers-column-english-modified = Изменено на английском
docs-writers-column-pages-below = Страниц ниже
docs-writers-column-page-type = Тип страницы
docs-writers-column-status = Статус

docs-writers-toolbar = Панель автора
docs-writers-toolbar-flaws =
    { $count ->
        [0] Недочётов нет
        [one] { $count } недочёт
        [few] { $count } недочёта
        [many] { $count } недочётов
       *[other] { $count } недочёта
    }
docs-writers-toolbar-fix =
    { $count ->
        [one] Исправить { $count } из них
        [few] Исправить { $count } из них
        [many] Исправить { $count } из них
       *[other] Исправить { $count } из них
    }
docs-writers-toolbar-fixed =
    { $count ->
        [one] Исправлен { $count } недочёт
        [few] Исправлено { $count } недочёта
        [many] Исправлено { $count } недочётов
       *[other] Исправлено { $count } недочёта
    }
docs-writers-toolbar-failed = Не получилось: { $cause }
docs-writers-toolbar-source = Исходный текст
docs-writers-toolbar-line = Строка { $line }
docs-writers-toolbar-better = Лучше: { $suggestion }
docs-writers-toolbar-modified = Последнее изменение: { $date }
docs-writers-group-broken_links = Ссылки
docs-writers-group-macros = Макросы
docs-writers-group-other = Всё остальное

shell-home-title = Материалы для разработчиков от разработчиков
shell-home-text = Описываем веб-технологии, включая CSS, HTML и JavaScript, с 2005 года.
shell-home-ask = Есть вопрос? Спросите AI Help
shell-home-shelf = Справочник
shell-home-pages =
    { $count ->
        [one] страница
        [few] страницы
        [many] страниц
       *[other] страницы
    }
shell-home-featured = Избранные статьи
shell-home-news = Последние новости
shell-home-contributions = Недавние правки
shell-home-spotlight = Портрет участника
shell-home-get-involved = Присоединиться

search-label = Поиск по документации
search-placeholder = Поиск
search-in-header = Поиск по сайту
search-in-page = Искать ещё раз
search-submit = Найти
search-open = Поиск

search-title = Поиск: «{ $query }»
search-title-page = Поиск: «{ $query }» (страница { $page })
search-title-empty = Нет запроса — нет результатов.
search-hint = Введите выше слово или два: свойство, метод, тему.

search-count =
    { $total ->
        [one] Найдена { $shown } страница
        [few] Найдено { $shown } страницы
        [many] Найдено { $shown } страниц
       *[other] Найдено { $shown } страницы
    }
search-count-titles =
    { $total ->
        [one] По названию найдена { $shown } страница
        [few] По названию найдено { $shown } страницы
        [many] По названию найдено { $shown } страниц
       *[other] По названию найдено { $shown } страницы
    }

search-none = Здесь нигде нет «{ $query }»
search-none-hint = Попробуйте меньше слов, другое написание или имя свойства либо метода.
search-none-action = Открыть справочник
search-past-end = Результаты заканчиваются раньше этой страницы
search-past-end-hint =
    { $pages ->
        [one] По запросу «{ $query }» — { $pages } страница результатов.
        [few] По запросу «{ $query }» — { $pages } страницы результатов.
        [many] По запросу «{ $query }» — { $pages } страниц результатов.
       *[other] По запросу «{ $query }» — { $pages } страницы результатов.
    }
search-past-end-action = Вернуться на первую страницу

search-pages = Страницы результатов
search-previous = Назад
search-next = Далее
search-page = Страница { $page }

search-broken = Поиск не ответил
search-broken-hint = Дело в соединении или сервере, а не в вашем запросе.
search-broken-reload = Попробовать ещё раз

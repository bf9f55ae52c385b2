search-in-page = Искать ещё раз
search-field = Поиск по документации
search-field-placeholder = Поиск
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

search-count-more =
    { $total ->
        [one] Найдено больше { $shown } страницы
        [few] Найдено больше { $shown } страниц
        [many] Найдено больше { $shown } страниц
       *[other] Найдено больше { $shown } страницы
    }
search-took = { $milliseconds } мс

search-titles-note = Поиск шёл только по названиям
search-titles-note-text = Указатель всех текстов ещё строится. Повторите поиск немного позже, и найдётся больше.

search-order = Порядок
search-order-best = Лучшие
search-order-relevance = Релевантность
search-order-popularity = Популярность

search-language = Язык
search-language-both = { $language } и английский

search-did-you-mean = Возможно, вы имели в виду

search-problems = На этот запрос нет ответа
search-problem-q = Введите, что искать, не длиннее 200 знаков.
search-problem-page = Есть страницы с 1 по 10, других нет.
search-problem-sort = Результаты можно упорядочить по лучшим, релевантности или популярности.
search-problem-locale = Одного из языков здесь нет.
search-problem-other = У «{ $parameter }» недопустимое значение.
search-problems-action = Искать только эти слова

search-score = Оценка { $value }
search-popularity = Популярность { $value }

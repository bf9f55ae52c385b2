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
        [one] { $shown } страница совпала по названию
        [few] { $shown } страницы совпали по названию
        [many] { $shown } страниц совпало по названию
       *[other] { $shown } страницы совпало по названию
    }

search-none = По запросу «{ $query }» ничего не найдено
search-none-hint = Попробуйте меньше слов, другое написание или имя свойства либо метода.
search-none-action = Открыть справочник
search-past-end = Страницы { $page } нет
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

search-broken = Поиск не отвечает
search-broken-hint = Проблема с соединением или с нашим сервером.
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
search-titles-note-text = Полнотекстовый индекс ещё создаётся. Повторите поиск через несколько минут, и результатов станет больше.

search-did-you-mean = Возможно, вы имели в виду

search-problems = Этот поисковый запрос нельзя выполнить
search-problem-q = Введите не более 200 символов.
search-problem-page = Доступны только страницы 1–10.
search-problem-sort = Результаты можно сортировать по лучшему совпадению, релевантности или популярности.
search-problem-locale = Этот язык не поддерживается.
search-problem-other = У «{ $parameter }» недопустимое значение.
search-problems-action = Искать без фильтров

search-score = Оценка { $value }
search-popularity = Популярность { $value }

search-kind-reference = Справочник
search-kind-guide = Руководство
search-kind-lesson = Урок
search-kind-definition = Определение
search-kind-post = Статья в блоге

search-none-filtered = С этими фильтрами ничего не найдено
search-end = Доступны только страницы 1–10. Добавьте слово или выберите фильтр, чтобы сузить поиск.
search-problem-area = Такого раздела нет.
search-problem-kind = Такого вида страниц нет.

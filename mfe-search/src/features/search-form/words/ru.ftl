search-label = Поиск по документации
search-placeholder = Поиск
search-in-header = Поиск по сайту
search-submit = Найти
search-open = Поиск
search-key-leave = Esc

search-loading = Загружаем поисковый индекс…
search-failed = Не удалось загрузить поисковый индекс!
search-no-titles = Документов с таким названием нет.
search-not-seeing = Не видите того, что ищете?
search-site = Искать «{ $query }» по всему сайту
search-crashed = Ошибка при показе поиска. Подробности — в консоли.
search-titles = Подходящие названия
search-titles-found =
    { $count ->
        [one] Найдено { $count } название
        [few] Найдено { $count } названия
        [many] Найдено { $count } названий
       *[other] Найдено { $count } названия
    }

docs-sidebar = Связанные темы
docs-sidebar-open = Открыть связанные темы
docs-sidebar-close = Закрыть связанные темы
docs-filter = Фильтр
docs-filter-matches =
    { $count ->
        [0] Нет совпадений
        [one] { $count } совпадение
        [few] { $count } совпадения
        [many] { $count } совпадений
       *[other] { $count } совпадения
    }

docs-error = Ошибка
docs-warning = Предупреждение
docs-unknown-section = Неизвестно, как показать раздел типа { $type }

docs-specification = Спецификация
docs-specification-part = Часть
docs-no-specification = Спецификация не найдена

docs-compatibility = Совместимость с браузерами
docs-compatibility-server = Таблицы совместимости загружаются только в браузере
docs-compatibility-missing = На этом сайте пока нет данных о совместимости для { $query }.

docs-baseline = Baseline
docs-baseline-high = Широко доступно
docs-baseline-low = Недавно доступно
docs-baseline-limited = Ограниченно доступно
docs-baseline-since = впервые: { $since }
docs-baseline-year = { $since }
docs-baseline-partial = не во всех браузерах
docs-baseline-undated = { "" }
docs-baseline-unsupported = нет поддержки
docs-baseline-discouraged = Устарело
docs-baseline-removing = Будет удалено
docs-baseline-discouraged-note = Не применяйте в новых проектах: браузеры могут отказаться от этого.
docs-baseline-removing-note = Браузеры вот-вот откажутся от этого: замените там, где оно используется.
docs-baseline-instead = Используйте вместо этого:
docs-browser-chrome = Chrome
docs-browser-edge = Edge
docs-browser-firefox = Firefox
docs-browser-safari = Safari

docs-translation = Перевод
docs-translation-volunteers = Эту страницу перевели с английского добровольцы.
docs-translation-join = Присоединяйтесь
docs-translation-english = Читать на английском

docs-footer = Об этой странице
docs-footer-modified = Последнее изменение:
docs-footer-contributors = Участники
docs-footer-source = Исходный текст на GitHub

docs-broken = Ошибка загрузки
docs-loading-title = ⏳ Загрузка…
docs-broken-empty = На странице нет текста.
docs-broken-reload = Перезагрузить страницу

docs-reading = Настройки чтения
docs-filter-clear = Очистить фильтр

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

docs-compatibility-failed = Не удалось загрузить данные BCD

docs-baseline = Baseline
docs-baseline-high = Широко доступно
docs-baseline-low = Недавно доступно
docs-baseline-limited = Ограниченно доступно
docs-baseline-since = впервые: { $since }
docs-baseline-year = { $since }
docs-baseline-undated = { "" }
docs-baseline-unsupported = нет поддержки
docs-baseline-discouraged = Устарело
docs-baseline-removing = Будет удалено
docs-baseline-discouraged-note = Не применяйте в новых проектах: браузеры могут отказаться от этого.
docs-baseline-removing-note = Браузеры вот-вот откажутся от этого: замените там, где оно используется.
docs-baseline-instead = Используйте вместо этого:
docs-baseline-supported = есть поддержка
docs-browser-chrome = Chrome
docs-browser-edge = Edge
docs-browser-firefox = Firefox
docs-browser-safari = Safari
docs-browser-chrome_android = Chrome Android
docs-browser-firefox_android = Firefox для Android
docs-browser-safari_ios = Safari на iOS

docs-translation = Перевод
docs-translation-volunteers = Эту страницу перевели с английского добровольцы.
docs-translation-join = Присоединяйтесь
docs-translation-english = Посмотреть на английском
docs-translation-always = Всегда переключать на английский
docs-translation-lag = С тех пор английская страница изменилась: { $date }.
docs-translation-machine = Эту страницу перевела с английского машина; каждое предложение никто не проверял.

docs-loading-title = ⏳ Загрузка…
docs-broken-empty = На странице нет текста.
docs-reading = Настройки чтения
docs-filter-clear = Очистить фильтр
docs-queue-remove = Убрать из очереди: { $name }

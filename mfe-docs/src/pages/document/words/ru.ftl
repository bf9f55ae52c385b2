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
docs-baseline-discouraged = Устарело
docs-baseline-removing = Будет удалено
docs-baseline-discouraged-note = Устарело. Не используйте в новом коде.
docs-baseline-removing-note = Браузеры удаляют эту возможность. Замените её там, где она используется.
docs-baseline-instead = Используйте вместо этого:
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
docs-translation-lag = Английская страница с тех пор изменилась ({ $date }).
docs-translation-machine = Эта страница — машинный перевод с английского; полностью он не проверен.

docs-loading-title = ⏳ Загрузка…
docs-broken-empty = Эта страница пуста.
docs-reading = Настройки чтения
docs-filter-clear = Очистить фильтр
docs-queue-remove = Убрать из очереди: { $name }
docs-queue-clear = Очистить
docs-queue-empty = Очередь пуста.
docs-baseline-supported-in = Поддерживается в { $browser } с версии { $version }
docs-baseline-unsupported-in = Не поддерживается в { $browser }
docs-filter-search = Искать «{ $words }» на сайте
docs-translation-beside = Читать рядом с английской страницей
docs-translation-progress = Состояние переводов

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
docs-baseline-high-about = Уже несколько лет работает в браузерах ниже: на это можно положиться.
docs-baseline-low-about = Работает в новейших версиях браузеров ниже. На старых устройствах и в старых браузерах может отсутствовать.
docs-baseline-limited-about = В некоторых распространённых браузерах этого нет: страница должна работать и без него.
docs-baseline-asterisk = * Отдельные части поддерживаются шире или уже, чем всё в целом.
docs-baseline-supported = есть поддержка
docs-baseline-learn = Подробнее
docs-baseline-compat = Вся совместимость
docs-baseline-feedback = Сообщить своё мнение
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

docs-footer = Помогите улучшить эту страницу
docs-footer-modified = Последнее изменение:
docs-footer-contributors = участниками
docs-footer-source = Посмотреть эту страницу на GitHub
docs-footer-learn = Узнать, как участвовать
docs-footer-report = Сообщить о проблеме в содержании

docs-feedback-question = Помогла ли вам эта страница?
docs-feedback-yes = Да
docs-feedback-no = Нет
docs-feedback-why = Почему она не помогла?
docs-feedback-outdated = Содержание устарело
docs-feedback-incomplete = Не хватает сведений
docs-feedback-code_examples = Примеры кода работают не так, как ожидалось
docs-feedback-other = Другое
docs-feedback-submit = Отправить
docs-feedback-thanks = Спасибо за ваш отзыв!
docs-feedback-failed = Не удалось отправить ответ. Попробуйте ещё раз.

docs-broken = Ошибка загрузки
docs-loading-title = ⏳ Загрузка…
docs-broken-empty = На странице нет текста.
docs-broken-reload = Перезагрузить страницу

docs-reading = Настройки чтения
docs-filter-clear = Очистить фильтр
docs-queue-remove = Убрать из очереди: { $name }

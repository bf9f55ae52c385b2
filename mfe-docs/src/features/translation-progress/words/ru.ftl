docs-progress-heading = Переводы
docs-progress-heading-of = Переводы: { $section }
docs-progress-about = Сколько страниц есть на каждом языке и насколько переводы отстают от английских страниц.
docs-progress-up-to = Все изменения английских страниц по { $date } учтены.
docs-progress-no-history = На этом сайте неизвестно, когда менялись английские страницы, поэтому неизвестно и какие переводы отстают.
docs-progress-languages = Языки
docs-progress-sections = Разделы
docs-progress-all-sections = Все разделы
docs-progress-translated = Переведено: { $count } из { $all }
docs-progress-count-current = актуально: { $count }
docs-progress-count-behind = отстаёт: { $count }
docs-progress-count-unknown = неизвестно: { $count }
docs-progress-count-orphaned = без английской страницы: { $count }
docs-progress-list = Страницы
docs-progress-pages =
    { $count ->
        [one] { $count } страница
        [few] { $count } страницы
        [many] { $count } страниц
       *[other] { $count } страницы
    }
docs-progress-none = Показывать нечего.
docs-progress-page = Страница
docs-progress-state = Состояние
docs-progress-show = Показать
docs-progress-state-any = Все
docs-progress-state-current = Актуально
docs-progress-state-behind = Отстаёт
docs-progress-state-unknown = Неизвестно
docs-progress-state-orphaned = Нет английской страницы
docs-progress-state-missing = Не переведено
docs-progress-order = Упорядочить
docs-progress-order-lag = Сначала отстающие
docs-progress-order-title = По заголовку
docs-progress-order-views = Сначала самые читаемые
docs-progress-beside = Читать рядом с английской страницей
docs-progress-source = Изменения английской страницы
docs-progress-rank = № { $rank } среди самых читаемых
docs-progress-changes =
    { $count ->
        [one] { $count } изменение английской страницы
        [few] { $count } изменения английской страницы
        [many] { $count } изменений английской страницы
       *[other] { $count } изменения английской страницы
    }
docs-progress-since = с { $date }
docs-progress-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
docs-progress-page-links = Страницы списка
docs-progress-previous = Назад
docs-progress-next = Вперёд
docs-progress-page-number = Страница { $number }

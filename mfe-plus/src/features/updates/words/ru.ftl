plus-updates-title = Обновления
plus-updates-lede = Что появилось в браузерах и на что теперь можно положиться.
plus-updates-streams = Вид обновлений
plus-updates-stream-releases = Выпуски браузеров
plus-updates-stream-baseline = Baseline
plus-updates-feed = Лента этой выборки
plus-updates-calendar = Календарь выпусков
plus-updates-order = Порядок
plus-updates-order-desc = Сначала новые
plus-updates-order-asc = Сначала старые
plus-updates-reset = Сбросить все фильтры
plus-updates-remove = Убрать фильтр: { $name }
plus-updates-none = Обновлений не найдено.
plus-updates-none-filtered = Нет обновлений, подходящих под фильтры.
plus-updates-past-end = Страницы { $page } нет.
plus-updates-first-page = Перейти на первую страницу
plus-updates-failed = Раздел «Обновления» не отвечает.
plus-updates-failed-hint = Остальные разделы сайта работают. Попробуйте чуть позже.
plus-updates-preparing = Обновления готовятся.
plus-updates-preparing-hint = Они загружаются при запуске сайта и скоро появятся здесь.
plus-updates-again = Попробовать ещё раз
plus-updates-all = Все обновления

plus-updates-pages = Страницы обновлений
plus-updates-page = Страница { $page }
plus-updates-previous = Назад
plus-updates-next = Далее

plus-updates-filters = Фильтры
plus-updates-filters-chosen = Фильтры ({ $count })
plus-updates-clear = Сбросить
plus-updates-close = Закрыть
plus-updates-keyword = Ключевое слово
plus-updates-keyword-hint = Название или слово
plus-updates-browsers = Браузер
plus-updates-category = Категория
plus-updates-change = Вид изменения
plus-updates-category-api = Веб-API
plus-updates-category-css = CSS
plus-updates-category-html = HTML
plus-updates-category-http = HTTP
plus-updates-category-javascript = JavaScript
plus-updates-category-mathml = MathML
plus-updates-category-svg = SVG
plus-updates-category-webassembly = WebAssembly
plus-updates-category-webdriver = WebDriver
plus-updates-category-webextensions = Расширения браузера
plus-updates-category-manifests = Манифесты
plus-updates-category-mediatypes = Медиатипы
plus-updates-change-added = Добавлено
plus-updates-change-removed = Удалено
plus-updates-change-newly = Недавно доступно
plus-updates-change-widely = Широко доступно
plus-updates-change-regressed = Больше не в Baseline
plus-updates-change-discouraged = Не рекомендуется

plus-updates-all-releases = { $all ->
    [one] { $shown } изменение
    [few] { $shown } изменения
    [many] { $shown } изменений
   *[other] { $shown } изменения
  }
plus-updates-all-baseline = { $all ->
    [one] { $shown } событие
    [few] { $shown } события
    [many] { $shown } событий
   *[other] { $shown } события
  }
plus-updates-matching-baseline = { $all ->
    [one] { $matching } из { $shown } события
    [few] { $matching } из { $shown } событий
    [many] { $matching } из { $shown } событий
   *[other] { $matching } из { $shown } события
  }
plus-updates-show-releases = { $count ->
    [one] Показать { $shown } изменение
    [few] Показать { $shown } изменения
    [many] Показать { $shown } изменений
   *[other] Показать { $shown } изменения
  }
plus-updates-show-baseline = { $count ->
    [one] Показать { $shown } событие
    [few] Показать { $shown } события
    [many] Показать { $shown } событий
   *[other] Показать { $shown } события
  }
plus-updates-matching-releases = { $all ->
    [one] { $matching } из { $shown } изменения
    [few] { $matching } из { $shown } изменений
    [many] { $matching } из { $shown } изменений
   *[other] { $matching } из { $shown } изменения
  }
plus-updates-changes-here = { $all ->
    [one] { $shown } изменение, в этой выборке — { $matching }
    [few] { $shown } изменения, в этой выборке — { $matching }
    [many] { $shown } изменений, в этой выборке — { $matching }
   *[other] { $shown } изменения, в этой выборке — { $matching }
  }
plus-updates-released = Выпуск: { $date }
plus-updates-notes = Примечания к выпуску
plus-updates-notes-of = Примечания к выпуску { $release }
plus-updates-more = Показать все изменения в { $release } ({ $shown })
plus-updates-cut = { $count ->
    [one] Ещё { $shown } изменение здесь не показано.
    [few] Ещё { $shown } изменения здесь не показаны.
    [many] Ещё { $shown } изменений здесь не показаны.
   *[other] Ещё { $shown } изменения здесь не показаны.
  }
plus-updates-folded = { $count ->
    [one] и { $count } изменение внутри
    [few] и { $count } изменения внутри
    [many] и { $count } изменений внутри
   *[other] и { $count } изменения внутри
  }
plus-updates-experimental = Экспериментально
plus-updates-deprecated = Устарело

plus-updates-engines = { $count } из { $all }
plus-updates-engines-ship = Поддерживается в { $engines }.
plus-updates-engines-lack = Не поддерживается в { $engines }.
plus-updates-support = Поддержка в браузерах: { $name }
plus-updates-article = Читать статью целиком
plus-updates-search-article = Найти статью
plus-updates-specification = Спецификация

plus-updates-events = { $count ->
    [one] { $count } событие
    [few] { $count } события
    [many] { $count } событий
   *[other] { $count } события
  }
plus-updates-undated = До начала этих записей
plus-updates-became-newly = Недавно доступно (с { $date })
plus-updates-became-widely = Широко доступно с { $date }
plus-updates-became-regressed = Больше не в Baseline с { $date }
plus-updates-became-discouraged = Не рекомендуется с { $date }
plus-updates-is-newly = Недавно доступно
plus-updates-is-widely = Широко доступно
plus-updates-is-regressed = Больше не в Baseline
plus-updates-is-discouraged = Не рекомендуется
plus-updates-instead = Используйте вместо этого: { $names }

plus-updates-recent = Новое в Baseline
plus-updates-recent-days = За последние 30 дней
plus-updates-recent-all = Все события Baseline
plus-updates-dots = Что означают точки
plus-updates-dots-text = По одной на каждый движок: Blink, Gecko, WebKit.
plus-updates-dot-filled = поддерживается
plus-updates-dot-fresh = появилось в этом выпуске
plus-updates-dot-hollow = пока нет

plus-updates-kind-api = Веб-API
plus-updates-kind-css = CSS
plus-updates-kind-css-property = Свойство CSS
plus-updates-kind-css-selector = Селектор CSS
plus-updates-kind-css-at-rule = @-правило CSS
plus-updates-kind-css-type = Значение CSS
plus-updates-kind-html = HTML
plus-updates-kind-html-element = Элемент HTML
plus-updates-kind-html-attribute = Атрибут HTML
plus-updates-kind-http = HTTP
plus-updates-kind-http-header = Заголовок HTTP
plus-updates-kind-http-status = Код состояния HTTP
plus-updates-kind-javascript = JavaScript
plus-updates-kind-mathml = MathML
plus-updates-kind-mathml-element = Элемент MathML
plus-updates-kind-svg = SVG
plus-updates-kind-svg-element = Элемент SVG
plus-updates-kind-webassembly = WebAssembly
plus-updates-kind-webdriver = WebDriver
plus-updates-kind-webextensions = API расширений браузера
plus-updates-kind-manifests = Манифест
plus-updates-kind-mediatypes = Медиатип
plus-updates-kind-other = Возможность

plus-updates-collections = Коллекции
plus-updates-collections-none = Сохраните страницу, чтобы отбирать по ней.
plus-updates-collections-default = Сохранённые статьи
plus-updates-collections-chosen = { $count ->
    [one] { $count } коллекция
    [few] { $count } коллекции
    [many] { $count } коллекций
   *[other] { $count } коллекции
  }
plus-updates-loading = Минуту…

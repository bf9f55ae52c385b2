### Words that the content build writes into pages.

content-note = Примечание:
content-warning = Предупреждение:
content-good-example = Хорошо
content-bad-example = Плохо
content-try-it = Попробуйте
content-live-sample = Живой пример
content-live-sample-title = Живой пример: { $title }
content-live-sample-needs-script = Для этого примера нужен JavaScript. Его код приведён в тексте.
content-interactive-example = Интерактивный пример
content-sample-marks = Проверьте себя
content-video = Видео
content-extension-examples = Примеры расширений
content-previous = Назад
content-next = Далее
content-overview = Обзор: { $title }
content-yes = да
content-no = нет
content-home-description = { $site } описывает технологии веба, среди них HTML, CSS, JavaScript и API браузеров, для всех, кто создаёт сайты.
content-shelf-api = Веб-API
content-shelf-accessibility = Доступность
content-shelf-extensions = Расширения
content-blog = Блог { $site }
content-spotlight = Портрет участника
content-page-not-found = Страница не найдена
content-search-title = Поиск: «{ $query }»
content-search-title-page = Поиск: «{ $query }» (страница { $page })
content-search-empty = Нет запроса — нет результатов.
content-external-specification = Неизвестная спецификация

content-badge-optional = Необязательно
content-badge-optional-title = Можно опустить
content-badge-readonly = Только чтение
content-badge-readonly-title = Значение нельзя изменить
content-badge-experimental = Экспериментально
content-badge-experimental-title = Поведение ещё может измениться
content-badge-deprecated = Устарело
content-badge-deprecated-title = Не используйте в новых сайтах
content-badge-discouraged = Не рекомендуется
content-badge-discouraged-title = Не используйте в новых сайтах
content-badge-nonstandard = Нестандартно
content-badge-nonstandard-title = Не описано ни одним стандартом; проверьте поддержку перед использованием
content-badge-secure = Защищённый контекст
content-badge-secure-title = Работает только по HTTPS

content-banner-experimental-label = Экспериментально:
content-banner-experimental = Эта технология ещё развивается. Перед использованием в рабочих проектах посмотрите таблицу совместимости.
content-banner-deprecated-label = Устарело:
content-banner-deprecated = Браузеры сохраняют эту возможность только ради старых страниц и могут удалить её в любой момент. Не используйте её в новых проектах и заменяйте там, где она встречается.
content-banner-nonstandard-label = Нестандартно:
content-banner-nonstandard = Эту возможность не описывает ни один стандарт. Она работает не у всех и может измениться: не используйте её в рабочих проектах.
content-banner-secure-label = Защищённый контекст:
content-banner-secure = Эта возможность доступна только в защищённых контекстах (HTTPS) в некоторых или во всех поддерживающих её браузерах.
content-banner-workers = Эта возможность доступна в веб-воркерах.
content-banner-workers-except-service = Эта возможность доступна в веб-воркерах, кроме сервис-воркеров.
content-banner-workers-window-and-dedicated = Среди веб-воркеров эта возможность доступна только в выделенных.
content-banner-workers-window-and-service = Среди веб-воркеров эта возможность доступна только в сервис-воркерах.
content-banner-workers-only = Эта возможность доступна только в веб-воркерах.
content-banner-workers-dedicated-only = Эта возможность доступна только в выделенных веб-воркерах.
content-banner-workers-service-only = Эта возможность доступна только в сервис-воркерах.

content-property-attributes = Атрибуты этого свойства
content-property-writable = Записываемое
content-property-enumerable = Перечисляемое
content-property-configurable = Настраиваемое

content-sidebar-constructor = Конструктор
content-sidebar-events = События
content-sidebar-guides = Руководства
content-sidebar-inheritance = Наследование
content-sidebar-instance-methods = Методы экземпляра
content-sidebar-instance-properties = Свойства экземпляра
content-sidebar-interfaces = Интерфейсы
content-sidebar-methods = Методы
content-sidebar-mixins = Примеси
content-sidebar-properties = Свойства
content-sidebar-static-methods = Статические методы
content-sidebar-static-properties = Статические свойства
content-sidebar-tutorials = Уроки
content-sidebar-types = Типы
content-sidebar-related = Страницы по теме { $subject }
content-sidebar-standard-objects = Стандартные встроенные объекты

content-syntax-unknown = Стандарты не задают для этого формального синтаксиса.

content-llms-markdown = Каждая страница есть и в Markdown: добавьте .md к её адресу, как в { $example }.
content-llms-documents = Документация
content-llms-data = Данные
content-llms-search-index = Название и адрес каждой страницы
content-llms-metadata = Всё о каждой странице, кроме её текста
content-llms-sitemap = Карта сайта

content-definition-at-rule = Связанное @-правило
content-definition-initial = Начальное значение
content-definition-appliesto = Применяется к
content-definition-also-applies-to = Также применяется к
content-definition-inherited = Наследуется
content-definition-percentages = Проценты
content-definition-computed = Вычисленное значение
content-definition-animationtype = Тип анимации
content-definition-stacking = Создаёт контекст наложения
content-definition-unknown = Формальное определение неизвестно.

content-inheritance = { $interface } наследует от { $ancestors }
content-svg-categories = Категории
content-svg-content = Допустимое содержимое

content-writers-flaws = Недочёты
content-writers-translations = Переводы
content-writers-sitemap = Все страницы

content-series = Предыдущая и следующая страницы
content-link-external = Внешняя ссылка
content-link-english = Только на английском
content-link-missing = Эта страница ещё не написана

content-note = Примечание:
content-try-it = Попробуйте
content-live-sample = Живой пример
content-live-sample-title = Живой пример: { $title }
content-live-sample-needs-script = Для этого примера нужен JavaScript. Его код есть на этой странице.
content-interactive-example = Интерактивный пример
content-video = Видео
content-extension-examples = Примеры расширений
content-previous = Назад
content-next = Далее
content-overview = Обзор: { $title }
content-yes = да
content-no = нет

content-banner-experimental-label = Экспериментально:
content-banner-experimental = Это экспериментальная технология. Перед использованием в рабочих проектах посмотрите таблицу совместимости.
content-banner-deprecated-label = Устарело:
content-banner-deprecated = Браузеры сохраняют эту возможность только ради старых страниц и могут удалить её в любой момент. Не используйте её в новом коде и заменяйте там, где она уже есть.
content-banner-nonstandard-label = Нестандартно:
content-banner-nonstandard = Эта возможность не входит ни в один стандарт. Она может работать не у всех и может измениться. Не используйте её в рабочих проектах.
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

content-syntax-unknown = Формальный синтаксис не определён.

content-definition-at-rule = Связанное @-правило
content-definition-initial = Начальное значение
content-definition-appliesto = Применяется к
content-definition-also-applies-to = Также применяется к
content-definition-inherited = Наследуется
content-definition-percentages = Проценты
content-definition-computed = Вычисленное значение
content-definition-animationtype = Тип анимации
content-definition-stacking = Создаёт контекст наложения
content-definition-unknown = Формального определения нет.

content-inheritance = { $interface } наследует от { $ancestors }
content-svg-categories = Категории
content-svg-content = Допустимое содержимое

content-series = Предыдущая и следующая страницы
content-index-letters = Перейти к букве

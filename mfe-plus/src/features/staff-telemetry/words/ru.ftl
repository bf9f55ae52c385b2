### Chunk: staff-telemetry-words

plus-telemetry-counted = Подсчитано без cookie и адресов
plus-telemetry-until = учтено по:
plus-telemetry-language = Язык
plus-telemetry-all-languages = Все языки
plus-telemetry-period = Период
plus-telemetry-last-hours = Последние 24 часа
plus-telemetry-last-days = Дней: { $count }
plus-telemetry-csv = CSV
plus-telemetry-loading = Загрузка…
plus-telemetry-empty = Пока ничего не подсчитано
plus-telemetry-empty-text = Посещения появляются здесь примерно через две минуты после начала. Те, кто отказался от подсчёта или чей браузер отправляет Global Privacy Control, не учитываются никогда.
plus-telemetry-nothing = За этот период ничего нет.

plus-telemetry-live = Сейчас
plus-telemetry-live-minute = Страниц за эту минуту: { $count }
plus-telemetry-live-hour = За последний час: посещений { $visits }, страниц { $views }, ошибок { $errors }
plus-telemetry-live-away = Новых данных сейчас нет; запрос повторяется каждые 10 секунд.

plus-telemetry-figure-visits = Посещения
plus-telemetry-figure-pages = Страниц за посещение
plus-telemetry-figure-searches = Поисковые запросы
plus-telemetry-figure-errors = Ошибок на 1000 посещений
plus-telemetry-figure-misses = Запросы без результата
plus-telemetry-up = на { $size } больше
plus-telemetry-down = на { $size } меньше
plus-telemetry-unchanged = без изменений

plus-telemetry-shape = Показать «{ $title }» как
plus-telemetry-chart = График
plus-telemetry-table = Таблица
plus-telemetry-by-day = по дням, в сравнении с предыдущими ({ $count } дн.)
plus-telemetry-by-hour = по часам, в сравнении с предыдущими 24 часами
plus-telemetry-visits-chart = Посещения по времени
plus-telemetry-visits-point = { $time }: посещений { $now }, раньше: { $before }
plus-telemetry-chart-failed = График не загрузился. В таблице те же числа.
plus-telemetry-now = Сейчас
plus-telemetry-before = Раньше
plus-telemetry-day = День
plus-telemetry-hour = Час
plus-telemetry-went-live = Опубликовано

plus-telemetry-kinds = Виды страниц
plus-telemetry-kinds-note = доля просмотров
plus-telemetry-kind = Вид
plus-telemetry-share = Доля
plus-telemetry-views = Просмотры
plus-telemetry-kind-home = Главная
plus-telemetry-kind-reference = Справочник
plus-telemetry-kind-guide = Руководства
plus-telemetry-kind-learn = Обучение
plus-telemetry-kind-glossary = Глоссарий
plus-telemetry-kind-search = Поиск
plus-telemetry-kind-play = Playground
plus-telemetry-kind-blog = Блог
plus-telemetry-kind-curriculum = Курс
plus-telemetry-kind-plus = Plus
plus-telemetry-kind-observatory = Observatory
plus-telemetry-kind-advertising = Реклама
plus-telemetry-kind-other = Прочие

plus-telemetry-vitals = Показатели по версиям
plus-telemetry-vitals-note = 75-й процентиль, ± 5 %, последние шесть версий
plus-telemetry-remote = Модуль
plus-telemetry-device = Устройство
plus-telemetry-device-phone = Телефоны
plus-telemetry-device-desktop = Компьютеры
plus-telemetry-version = Версия
plus-telemetry-vital = Показатель
plus-telemetry-count = Значений
plus-telemetry-vital-good = Хорошо
plus-telemetry-vital-middling = Нужно улучшить
plus-telemetry-vital-poor = Плохо
plus-telemetry-vital-few = мало
plus-telemetry-limit-good = хорошо { $value }
plus-telemetry-limit-poor = плохо { $value }
plus-telemetry-vital-chart = { $name } по версиям
plus-telemetry-vital-point = { $version }: { $value }, { $state }
plus-telemetry-vital-few-point = { $version }: слишком мало значений ({ $count })

plus-telemetry-misses-note = слова пяти и более посетителей
plus-telemetry-query = Слова
plus-telemetry-times = Раз

plus-telemetry-errors = Ошибки по модулям и сигнатурам
plus-telemetry-errors-note = числа и адреса вырезаны из сообщений
plus-telemetry-all-remotes = Все модули
plus-telemetry-signature = Сигнатура
plus-telemetry-state = Состояние
plus-telemetry-state-rising = Растёт
plus-telemetry-state-new = Новая
plus-telemetry-state-known = Известная
plus-telemetry-first-seen = Впервые замечена
plus-telemetry-trend = Динамика
plus-telemetry-in-thousand = На 1000 посещений

plus-telemetry-clicks = Клики по источникам
plus-telemetry-clicks-note = самые частые
plus-telemetry-source = Источник

plus-telemetry-feedback = Была ли эта страница полезна?
plus-telemetry-feedback-note = за { $days } дн.: «да» { $share }, голосов { $votes }
plus-telemetry-no-votes = За этот период голосов нет.
plus-telemetry-page = Страница
plus-telemetry-yes = Да
plus-telemetry-no = Нет

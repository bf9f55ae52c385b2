docs-play-console-empty = Вывод появится здесь после запуска кода.
docs-play-console-nothing = Пока ничего не выведено.
docs-play-error = Ошибка:
docs-play-warned = Предупреждение:
docs-play-stopped = Остановлено в { $language }: строка { $line } выполнилась без паузы столько раз: { $count }. Возможно, это бесконечный цикл.
docs-play-console-filter = Фильтр вывода
docs-play-console-level = Уровень
docs-play-console-all = Все уровни
docs-play-console-errors = Ошибки
docs-play-console-warnings = Предупреждения
docs-play-console-logs = Записи
docs-play-console-copy = Копировать
docs-play-console-clear = Очистить консоль
docs-play-console-copied = Вывод скопирован.
docs-play-console-not-copied = Не удалось скопировать вывод.
docs-play-console-more = ещё { $count }
docs-play-console-left =
    { $count ->
        [one] { $count } прежнее сообщение не показано.
        [few] { $count } прежних сообщения не показаны.
        [many] { $count } прежних сообщений не показано.
       *[other] { $count } прежнего сообщения не показано.
    }
docs-play-console-many =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
        [many] { $count } новых сообщений
       *[other] { $count } нового сообщения
    }
docs-play-console-error-count =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
        [many] { $count } ошибок
       *[other] { $count } ошибки
    }
docs-play-console-warning-count =
    { $count ->
        [one] { $count } предупреждение
        [few] { $count } предупреждения
        [many] { $count } предупреждений
       *[other] { $count } предупреждения
    }
docs-play-console-go = Перейти к строке { $line }
docs-play-silent = Код не отвечает. Возможно, в нём бесконечный цикл.
docs-play-heavy = Браузер не успел разметить эту страницу, и она была убрана. Скриптов в ней нет, так что это не цикл: она слишком большая или слишком сложная.
docs-play-ended = Код остановлен.
docs-play-guarded = Код перестал отвечать и был удалён со страницы. Он выполняется снова с подсчётом циклов, чтобы найти строку.
docs-play-unnamed = Код перестал отвечать и был удалён со страницы. Без подключения не удалось найти строку; запустите его ещё раз, когда подключение появится.
docs-play-flooded = Код остановлен: он отправил больше сообщений, чем может принять эта страница.
docs-play-asked = Код остановлен: он открыл слишком много диалоговых окон.
docs-play-left-page = Ваш код открыл другую страницу вместо своей и поэтому был остановлен. Чтобы запустить его снова, нажмите «Запустить».

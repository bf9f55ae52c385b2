### The Playground.

docs-play-title = Playground
docs-play-run = Запустить
docs-play-clear = Очистить
docs-play-reset = Сбросить
docs-play-clear-question = Вы действительно хотите всё очистить?
docs-play-reset-question = Вы действительно хотите отменить свои изменения?
docs-play-result = Результат
docs-play-console = Консоль
docs-play-console-empty = Вывод появится здесь после запуска кода.
docs-play-error = Ошибка:
docs-play-warned = Предупреждение:
docs-play-warning = Этот код получен по ссылке. Запускайте его, только если доверяете отправителю, и не вводите пароли и личные данные.
docs-play-editor = Редактор { $language }
docs-play-script = Для Playground нужен JavaScript.
docs-play-silent = Код не отвечает. Возможно, в нём бесконечный цикл.
docs-play-offline = Нет подключения. Код запустится, когда оно появится.
docs-play-unreadable = В этой ссылке нет корректного кода.
docs-play-stopped = Остановлено в { $language }: строка { $line } выполнилась без паузы столько раз: { $count }. Возможно, это бесконечный цикл.
docs-play-stop = Остановить
docs-play-ended = Код остановлен.
docs-play-share = Поделиться
docs-play-mine = Мои Playground
docs-play-shared-waiting = Чужой код. Он ещё не запускался, сначала его можно прочитать.
docs-play-shared = Чужой код, открытый по ссылке.
docs-play-fork = Создать копию
docs-play-forked = Теперь это ваша копия, она хранится в этой вкладке. Поделитесь ею, чтобы получить свою ссылку.
docs-play-report = Пожаловаться
docs-play-coming = Загрузка кода по ссылке…
docs-play-gone = По этой ссылке кода нет. Возможно, он удалён или ссылка неполная.
docs-play-hidden = Сотрудники скрыли этот код после жалоб читателей.
docs-play-away = Не удалось загрузить код по ссылке. Проверьте подключение.
docs-play-failed = Не удалось загрузить код по ссылке. Он не потерян; попробуйте ещё раз чуть позже.
docs-play-again = Повторить
docs-play-sharing-away = Не удалось открыть. Проверьте подключение и попробуйте ещё раз; ваш код остаётся здесь.
docs-play-guarded = Код перестал отвечать и был удалён со страницы. Он выполняется снова с подсчётом циклов, чтобы найти строку.
docs-play-flooded = Код остановлен: он отправил больше сообщений, чем может принять эта страница.
docs-play-open = Открыть
docs-play-undo = Вернуть
docs-play-undone = Ваш код снова такой, каким был.
docs-play-file-warning = Этот код взят из файла. Запускайте его, только если доверяете его источнику, и не вводите пароли и личные данные.
docs-play-live = Запускать при вводе
docs-play-live-paused = Приостановлено, пока вы не нажмёте «Запустить».
docs-play-kept = Хранится только на этом устройстве
docs-play-full = Не сохранено на устройстве: нет места или браузер ничего не хранит. Код остаётся в этой вкладке; на всякий случай скачайте его.
docs-play-too-large = Слишком много, чтобы хранить на устройстве. Код остаётся в этой вкладке; на всякий случай скачайте его.
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

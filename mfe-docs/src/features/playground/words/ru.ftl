### The Playground.

docs-play-title = Playground
docs-play-run = Запустить
docs-play-clear = Очистить
docs-play-reset = Сбросить
docs-play-copy = Копировать ссылку
docs-play-copied = Ссылка скопирована.
docs-play-not-copied = Не удалось скопировать ссылку.
docs-play-too-long = Код слишком длинный, чтобы поделиться им ссылкой.
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
docs-play-stopped = Остановлено ({ $place }): код выполнялся 3 секунды без паузы. Возможно, в нём бесконечный цикл.
docs-play-place = { $language }, строка { $line }
docs-play-stop = Остановить
docs-play-ended = Код остановлен.

### The Playground.

docs-play-title = Playground
docs-play-run = Запустить
docs-play-clear = Очистить
docs-play-result = Результат
docs-play-console = Консоль
docs-play-editor = Редактор { $language }
docs-play-pane = Панель { $name }
docs-play-import-map = Карта импорта
docs-play-code = Код
docs-play-more = Другие инструменты
docs-play-offline = Вы не в сети. Код запустится, когда появится подключение.
docs-play-stop = Остановить
docs-play-share = Поделиться
docs-play-share-away = Чтобы поделиться, нужно подключение. Ваш код остаётся здесь; попробуйте ещё раз, когда оно появится.
docs-play-dialog-away = Не удалось открыть. Проверьте подключение и попробуйте ещё раз; ваш код остаётся здесь.
docs-play-undo = Вернуть
docs-play-undone = Ваш код снова такой, каким был.
docs-play-live = Запускать при вводе
docs-play-live-paused = Приостановлено, пока вы не нажмёте «Запустить».

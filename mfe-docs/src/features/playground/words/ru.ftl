### The Playground.

docs-play-title = Playground
docs-play-run = Запустить
docs-play-clear = Очистить
docs-play-reset = Сбросить
docs-play-copy = Копировать ссылку
docs-play-copied = Ссылка с вашим кодом скопирована в буфер обмена.
docs-play-not-copied = Не удалось скопировать ссылку.
docs-play-too-long = Код слишком длинный для ссылки.
docs-play-clear-question = Вы действительно хотите всё очистить?
docs-play-reset-question = Вы действительно хотите отменить свои изменения?
docs-play-result = Результат
docs-play-console = Консоль
docs-play-console-empty = Здесь появится то, что напечатает код после запуска.
docs-play-error = Ошибка:
docs-play-warned = Предупреждение:
docs-play-warning = Этот код пришёл вместе с открытым вами адресом. Запускайте его, только если доверяете тому, кто его вам дал, и не вводите в него ничего секретного.
docs-play-editor = Редактор { $language }
docs-play-script = Для Playground нужен JavaScript.
docs-play-silent = Код не отвечает.
docs-play-offline = Вы не в сети. Код запустится, как только соединение восстановится.
docs-play-unreadable = Код в этом адресе не удаётся прочитать.

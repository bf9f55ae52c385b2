plus-save = Сохранить
plus-save-offline = Вы не в сети. Для сохранения нужно подключение.
plus-saved = Сохранено
plus-save-title = Сохранить в коллекцию
plus-save-loading = Одну минуту…
plus-save-unloaded = Не удалось получить форму. Закройте это окно и попробуйте ещё раз.
plus-close = Закрыть

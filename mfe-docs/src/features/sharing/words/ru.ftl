docs-share-title = Поделиться этим кодом
docs-share-close = Закрыть
docs-share-empty = Пока нечем делиться: кода нет.
docs-share-short = Короткая ссылка
docs-share-short-text = Любой, у кого есть ссылка, откроет код таким, какой он сейчас. Для более поздних изменений нужна новая ссылка.
docs-share-visitor = Войдите, чтобы создать короткую ссылку и сохранить код в своём аккаунте. Это бесплатно.
docs-share-log-in = Войти
docs-share-create = Создать ссылку
docs-share-creating = Создание…
docs-share-long = Ссылка с кодом внутри
docs-share-long-text = Код находится в самой ссылке, на сайте ничего не сохраняется.
docs-share-too-long = Код слишком длинный, чтобы поместиться в ссылку.
docs-share-copy = Копировать
docs-share-copy-named = Копировать: { $name }
docs-share-copied = Скопировано.
docs-share-not-copied = Скопировать не удалось. Выделите ссылку и скопируйте её вручную.
docs-share-markdown = Копировать как Markdown
docs-share-delete = Удалить ссылку
docs-share-deleted = Ссылка удалена. Ваш код остаётся здесь.
docs-share-again = Повторить
docs-share-problem-offline = Нет подключения. Ничего не потеряно; попробуйте ещё раз, когда оно появится.
docs-share-problem-signed-out = Сеанс завершён. Войдите снова в новой вкладке и повторите здесь; ничего не потеряно.
docs-share-problem-too-large = Код больше 1 МБ. Вынесите изображения и данные в отдельные файлы и сошлитесь на них.
docs-share-problem-too-often = Слишком часто за короткое время. Подождите минуту и повторите.
docs-share-problem-full = В аккаунте нет места для новых ссылок. Удалите ненужные и повторите.
docs-share-problem-hidden = Сотрудники скрыли этот код после жалоб, поделиться им снова нельзя.
docs-share-problem-gone = Этого кода больше нет.
docs-share-problem-failed = Не получилось, и это не ваша вина. Ничего не потеряно; попробуйте чуть позже.
docs-report-title = Пожаловаться на этот код
docs-report-text = Сообщайте о коде, который обманывает, вредит или оскорбляет. Он остаётся доступен, пока его не проверят сотрудники.
docs-report-reason = Что не так? (необязательно)
docs-report-send = Отправить жалобу
docs-report-sending = Отправка…
docs-report-sent = Спасибо. Сотрудники проверят этот код.
docs-mine-title = Мои Playground
docs-mine-search = Поиск по названию
docs-mine-loading = Загрузка…
docs-mine-count = { $count ->
    [one] { $count } пример
    [few] { $count } примера
    [many] { $count } примеров
   *[other] { $count } примера
  }
docs-mine-none = Вы ещё ничем не делились. Здесь появятся созданные вами короткие ссылки.
docs-mine-not-found = Нет названий, содержащих «{ $q }».
docs-mine-hidden = Скрыто сотрудниками: { $reason }
docs-mine-rename-named = Переименовать { $title }
docs-mine-name = Название
docs-mine-save = Сохранить
docs-mine-cancel = Отмена
docs-mine-delete = Удалить
docs-mine-delete-named = Удалить { $title }
docs-mine-delete-question = Удалить «{ $title }»? Ссылка перестанет работать.
docs-mine-more = Показать ещё
docs-mine-export = Экспортировать всё (JSON)

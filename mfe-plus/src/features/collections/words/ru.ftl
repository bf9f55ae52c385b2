plus-close = Закрыть
plus-cancel = Отмена
plus-deleting = Удаляем…
plus-undo = Вернуть
plus-undo-failed = Не удалось вернуть.


plus-collection = Коллекция
plus-collection-deleted = Коллекция «{ $name }» удалена
plus-collection-unknown = Коллекция не найдена
plus-collection-unknown-text = Возможно, её удалили на другом устройстве.

plus-collections-title = Коллекции
plus-collections-lede = Статьи, которые вы сохраняете, в ваших собственных коллекциях.
plus-collections-trail = Навигационная цепочка
plus-collections-all = Все коллекции
plus-collections-new = Новая коллекция
plus-collections-default = Сохранённые статьи
plus-collections-default-description = Коллекция по умолчанию.
plus-collections-count = { $count ->
    [one] { $count } статья
    [few] { $count } статьи
    [many] { $count } статей
   *[other] { $count } статьи
  }
plus-collections-updated = Обновлено { $date }
plus-collections-menu = Действия с «{ $name }»
plus-collections-edit = Изменить
plus-collections-delete = Удалить
plus-collections-copies = Экспорт и импорт
plus-collections-export-json = Экспорт в JSON
plus-collections-export-csv = Экспорт в CSV
plus-collections-export-html = Экспорт в закладки (HTML)
plus-collections-export-markdown = Экспорт в Markdown
plus-collections-import = Импорт
plus-collections-share = Поделиться
plus-collections-loading = Получаем ваши коллекции…
plus-collections-invitation = Сохраняйте то, что нашли
plus-collections-invitation-text = Войдите, чтобы сохранять статьи в коллекции и находить их на любом устройстве.
plus-collections-sign-in = Войти
plus-collections-unavailable = Сейчас коллекции недоступны

plus-items-trail = Где находится «{ $title }»
plus-items-search = Искать в этой коллекции
plus-items-sort = Сортировать
plus-items-sort-date = По дате
plus-items-sort-title = По названию
plus-items-sort-own = Мой порядок
plus-items-saved-on = Сохранено { $date }
plus-items-changed-on = Страница изменена { $date }
plus-items-note-full = Показать заметку целиком
plus-items-note-less = Свернуть
plus-items-note-add = Добавить заметку
plus-items-note-edit = Изменить заметку
plus-items-more = Показать ещё
plus-items-loading = Получаем статьи…
plus-items-loading-more = Загружаем…
plus-items-shown = { $shown } из { $total }
plus-items-removed = Статья «{ $title }» удалена
plus-items-removed-count = { $count ->
    [one] Удалена { $count } статья
    [few] Удалены { $count } статьи
    [many] Удалено { $count } статей
   *[other] Удалены { $count } статьи
  }
plus-items-moved = { $count ->
    [one] { $count } статья перемещена в «{ $name }»
    [few] { $count } статьи перемещены в «{ $name }»
    [many] { $count } статей перемещено в «{ $name }»
   *[other] { $count } статьи перемещены в «{ $name }»
  }
plus-items-placed = «{ $title }»: теперь место { $place } из { $total }
plus-items-choose = Выбрать «{ $title }»
plus-items-choose-all = Выбрать все
plus-items-choose-shown = Выбрать показанные ({ $count })
plus-items-empty = Эта коллекция пуста
plus-items-empty-text = Нажмите на ленту любой статьи, чтобы сохранить её здесь.
plus-items-empty-action = Открыть справочники
plus-items-none = Нет статей по запросу «{ $query }»

plus-frequent-title = Часто просматриваемые статьи
plus-frequent-description = Статьи, которые вы открывали более 2 раз за последние 30 дней.
plus-frequent-views = { $count ->
    [one] { $count } просмотр, последний — { $date }
    [few] { $count } просмотра, последний — { $date }
    [many] { $count } просмотров, последний — { $date }
   *[other] { $count } просмотра, последний — { $date }
  }
plus-frequent-empty = Здесь пока ничего нет
plus-frequent-empty-text = Статьи, к которым вы возвращаетесь, появляются здесь сами. Список хранится только в этом браузере.

plus-save-collection = Коллекция
plus-save-collection-new = + Новая коллекция
plus-save-item-title = Название
plus-save-title-missing = Введите название.
plus-save-delete = Удалить
plus-save-done = Сохранено в «{ $collection }»
plus-save-changed = Изменено в «{ $collection }»
plus-save-removed = Удалено из «{ $collection }»

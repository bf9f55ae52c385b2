plus-selection = Выбранные статьи
plus-selection-count = Выбрано: { $count }
plus-selection-most = (не больше { $limit } за раз)
plus-selection-clear = Снять выбор
plus-selection-move = Переместить…
plus-selection-move-title = Переместить выбранные статьи ({ $count })
plus-selection-move-submit = Переместить
plus-selection-moving = Перемещаем…

plus-selection = Artículos seleccionados
plus-selection-count = Seleccionados: { $count }
plus-selection-most = (como máximo { $limit } a la vez)
plus-selection-clear = Quitar la selección
plus-selection-move = Mover a…
plus-selection-move-title = Mover los artículos seleccionados ({ $count })
plus-selection-move-submit = Mover
plus-selection-moving = Moviendo…

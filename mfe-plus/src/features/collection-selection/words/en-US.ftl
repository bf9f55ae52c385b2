### Chunk: selection-words

plus-selection = Selected articles
plus-selection-count = { $count } selected
plus-selection-most = (the most at once is { $limit })
plus-selection-clear = Clear selection
plus-selection-move = Move to…
plus-selection-move-title = Move selected articles ({ $count })
plus-selection-move-submit = Move
plus-selection-moving = Moving...

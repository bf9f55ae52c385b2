plus-selection = Artigos selecionados
plus-selection-count = Selecionados: { $count }
plus-selection-most = (no máximo { $limit } por vez)
plus-selection-clear = Limpar seleção
plus-selection-move = Mover para…
plus-selection-move-title = Mover os artigos selecionados ({ $count })
plus-selection-move-submit = Mover
plus-selection-moving = Movendo…

plus-selection = 所選文章
plus-selection-count = 已選取 { $count } 篇
plus-selection-most = （一次最多 { $limit } 篇）
plus-selection-clear = 清除選取
plus-selection-move = 移動至…
plus-selection-move-title = 移動所選文章（{ $count }）
plus-selection-move-submit = 移動
plus-selection-moving = 正在移動…

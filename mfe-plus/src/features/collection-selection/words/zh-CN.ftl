plus-selection = 所选文章
plus-selection-count = 已选择 { $count } 篇
plus-selection-most = （一次最多 { $limit } 篇）
plus-selection-clear = 清除选择
plus-selection-move = 移动到…
plus-selection-move-title = 移动所选文章（{ $count }）
plus-selection-move-submit = 移动
plus-selection-moving = 正在移动…

plus-selection = 選択した記事
plus-selection-count = { $count } 件を選択中
plus-selection-most = （一度に選べるのは { $limit } 件まで）
plus-selection-clear = 選択を解除
plus-selection-move = 移動…
plus-selection-move-title = 選択した記事を移動 （{ $count }）
plus-selection-move-submit = 移動
plus-selection-moving = 移動しています…

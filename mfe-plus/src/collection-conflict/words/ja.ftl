plus-conflict = 別の場所で変更されました
plus-conflict-text = 入力中に、別のタブまたは別の端末で次の内容が保存されました:
plus-conflict-theirs = それを使う
plus-conflict-mine = 自分の内容を保存
plus-conflict-no-note = （メモなし）

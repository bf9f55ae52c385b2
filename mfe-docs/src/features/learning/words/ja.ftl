docs-learning-continue = 前回の続きから
docs-learning-start = ここから始める
docs-learning-next = 次の章
docs-learning-all-read = すべての章を読み終えました
docs-learning-at = 「{ $section }」まで読んでいます。
docs-learning-go-on = 続ける
docs-learning-begin = 始める
docs-learning-from-start = 最初から読む
docs-learning-exercises = 演習
docs-learning-count-of = { $done } / { $count }
docs-learning-progress = 学習の進み具合
docs-learning-read-of = { $count } 章中 { $read } 章を読了
docs-learning-exercises-solved = 解いた演習
docs-learning-this-week = 今週
docs-learning-chapters = { $count ->
   *[other] { $count } 章
}
docs-learning-last-visit = 前回の閲覧
docs-learning-still-open = 未完了
docs-learning-missing = { $count ->
   *[other] あと { $count } 項目です。
}
docs-learning-in-account = アカウントに保存済み。どの端末でも続けられます。
docs-learning-on-device = この端末に保存しています。
docs-learning-sign-in = ログインしてアカウントに保存
docs-learning-saving = 保存中…
docs-learning-failed = 進み具合をアカウントに保存できませんでした。
docs-learning-try-again = 再試行
docs-learning-export = 進み具合を書き出す
docs-learning-reset = リセット…
docs-learning-reset-question = コードとチェックを含め、進み具合をすべて削除しますか？
docs-learning-reset-yes = 削除
docs-learning-reset-no = キャンセル
docs-learning-state-done = 読了
docs-learning-state-open = 読了、未完了の演習あり
docs-learning-state-here = 学習中
docs-learning-state-to-come = 未読
docs-learning-read-on = { $date } に読了
docs-learning-points = 確認リスト

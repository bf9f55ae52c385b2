### Chunk: editor-words

### The editor of the Playground.

docs-editor-leave = Esc、続けて Tab でエディターを離れます
docs-editor-place = { $line } 行、{ $column } 列
docs-editor-problems = { $count } 件の問題
docs-editor-format = 整形
docs-editor-formatting = 整形しています…
docs-editor-formatted = 整形しました。
docs-editor-not-formatted = 整形できません。{ $line } 行目に構文エラーがあります。
docs-editor-format-away = コードを整形できませんでした。接続を確認して、もう一度試してください。
docs-editor-unexpected = 予期しない記述: { $text }
docs-editor-missing = ここに何かが足りません。
docs-editor-unclosed = <{ $tag }> が閉じられていません。
docs-editor-stray = { $tag } に対応する開始タグがありません。
docs-editor-high = 広く利用可能
docs-editor-low = 新たに利用可能
docs-editor-limited = 限定的に利用可能
docs-editor-completions = 候補
docs-editor-diagnostics = 問題
docs-editor-find = 検索
docs-editor-replace = 置換後の文字列
docs-editor-next = 次へ
docs-editor-previous = 前へ
docs-editor-all = すべて選択
docs-editor-case = 大文字と小文字を区別
docs-editor-regexp = 正規表現
docs-editor-words = 単語単位
docs-editor-replace-one = 置換
docs-editor-replace-all = すべて置換
docs-editor-replaced = { $count } 件を置換しました
docs-editor-replaced-line = { $line } 行目の一致を置換しました
docs-editor-close = 閉じる
docs-editor-match = 現在の一致
docs-editor-on-line = 行
docs-editor-go-to-line = 行へ移動
docs-editor-go = 移動
docs-editor-fold-line = 折りたたむ
docs-editor-unfold = 展開
docs-editor-folded = 折りたたんだ行
docs-editor-unfolded = 展開した行
docs-editor-to = から
docs-editor-folded-code = 折りたたまれたコード
docs-editor-control = 制御文字
docs-editor-deleted = 選択範囲を削除しました

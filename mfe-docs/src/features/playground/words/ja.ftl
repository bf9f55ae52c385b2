### The Playground.

docs-play-title = Playground
docs-play-run = 実行
docs-play-clear = すべて消去
docs-play-reset = リセット
docs-play-copy = リンクをコピー
docs-play-copied = コードを含むリンクをクリップボードにコピーしました。
docs-play-not-copied = リンクをコピーできませんでした。
docs-play-too-long = コードが長すぎてリンクにできません。
docs-play-clear-question = 本当にすべて消去しますか?
docs-play-reset-question = 本当に変更を元に戻しますか?
docs-play-result = 結果
docs-play-console = コンソール
docs-play-console-empty = コードを実行すると、その出力がここに表示されます。
docs-play-error = エラー:
docs-play-warned = 警告:
docs-play-warning = このコードは開いたアドレスに含まれていたものです。渡してくれた人を信頼できる場合だけ実行し、秘密の情報は入力しないでください。
docs-play-editor = { $language } エディター
docs-play-script = Playground には JavaScript が必要です。
docs-play-silent = コードが応答しません。
docs-play-offline = オフラインです。オンラインに戻るとすぐにコードが実行されます。
docs-play-unreadable = このアドレスのコードは読み取れません。

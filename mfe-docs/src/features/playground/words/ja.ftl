### The Playground.

docs-play-title = Playground
docs-play-run = 実行
docs-play-clear = すべて消去
docs-play-reset = リセット
docs-play-copy = リンクをコピー
docs-play-copied = リンクをコピーしました。
docs-play-not-copied = リンクをコピーできませんでした。
docs-play-too-long = コードが長すぎるため、リンクとして共有できません。
docs-play-clear-question = 本当にすべて消去しますか？
docs-play-reset-question = 本当に変更を元に戻しますか？
docs-play-result = 結果
docs-play-console = コンソール
docs-play-console-empty = コードを実行すると、ここに出力が表示されます。
docs-play-error = エラー:
docs-play-warned = 警告:
docs-play-warning = このコードは共有リンクから開かれました。送信者を信頼できる場合にのみ実行し、パスワードや個人情報は入力しないでください。
docs-play-editor = { $language } エディター
docs-play-script = Playground には JavaScript が必要です。
docs-play-silent = コードが応答していません。無限ループが含まれている可能性があります。
docs-play-offline = オフラインです。オンラインに戻るとコードが実行されます。
docs-play-unreadable = このリンクには有効なコードが含まれていません。
docs-play-stopped = { $place }で停止しました。コードが 3 秒間休みなく実行されました。無限ループの可能性があります。
docs-play-place = { $language } の { $line } 行目
docs-play-stop = 停止
docs-play-ended = コードを停止しました。

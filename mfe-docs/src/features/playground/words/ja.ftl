### The Playground.

docs-play-title = Playground
docs-play-run = 実行
docs-play-clear = すべて消去
docs-play-result = 結果
docs-play-console = コンソール
docs-play-editor = { $language } エディター
docs-play-pane = { $name } ペイン
docs-play-import-map = インポートマップ
docs-play-code = コード
docs-play-more = その他のツール
docs-play-offline = オフラインです。オンラインに戻るとコードが実行されます。
docs-play-stop = 停止
docs-play-share = 共有
docs-play-share-away = 共有するには接続が必要です。コードはここに残っています。オンラインに戻ったら、もう一度お試しください。
docs-play-dialog-away = 開けませんでした。接続を確認して、もう一度お試しください。コードはここに残っています。
docs-play-undo = 元に戻す
docs-play-undone = コードを元に戻しました。
docs-play-live = 入力しながら実行
docs-play-live-paused = 「実行」を押すまで一時停止しています。

### The Playground.

docs-play-title = Playground
docs-play-run = 執行
docs-play-clear = 清空
docs-play-result = 結果
docs-play-console = 主控台
docs-play-editor = { $language } 編輯器
docs-play-pane = { $name } 窗格
docs-play-import-map = 匯入對應
docs-play-code = 程式碼
docs-play-more = 更多工具
docs-play-offline = 您目前離線。恢復連線後程式碼就會執行。
docs-play-stop = 停止
docs-play-share = 分享
docs-play-share-away = 分享需要網路連線。您的程式碼仍在這裡；請在恢復連線後再試。
docs-play-dialog-away = 無法開啟。請檢查網路連線後再試；您的程式碼仍在這裡。
docs-play-undo = 復原
docs-play-undone = 您的程式碼已恢復原狀。
docs-play-live = 輸入時執行
docs-play-live-paused = 已暫停，按「執行」後恢復。

### The Playground.

docs-play-title = Playground
docs-play-run = 執行
docs-play-clear = 清空
docs-play-reset = 重設
docs-play-copy = 複製連結
docs-play-copied = 包含程式碼的連結已複製到剪貼簿。
docs-play-not-copied = 無法複製連結。
docs-play-too-long = 程式碼太長,無法放入連結。
docs-play-clear-question = 確定要清空所有內容嗎?
docs-play-reset-question = 確定要還原你的變更嗎?
docs-play-result = 結果
docs-play-console = 主控台
docs-play-console-empty = 程式碼執行後,輸出會顯示在這裡。
docs-play-error = 錯誤:
docs-play-warned = 警告:
docs-play-warning = 這段程式碼來自你開啟的網址。只有在信任提供者時才執行,並且不要在其中透露任何秘密資訊。
docs-play-editor = { $language } 編輯器
docs-play-script = Playground 需要 JavaScript。
docs-play-silent = 程式碼沒有回應。
docs-play-offline = 你已離線。恢復連線後程式碼會立即執行。
docs-play-unreadable = 無法讀取此網址中的程式碼。

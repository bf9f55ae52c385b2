### The Playground.

docs-play-title = Playground
docs-play-run = 執行
docs-play-clear = 清空
docs-play-reset = 重設
docs-play-copy = 複製連結
docs-play-copied = 連結已複製。
docs-play-not-copied = 無法複製連結。
docs-play-too-long = 程式碼太長，無法以連結分享。
docs-play-clear-question = 確定要清空所有內容嗎？
docs-play-reset-question = 確定要還原您的變更嗎？
docs-play-result = 結果
docs-play-console = 主控台
docs-play-console-empty = 執行程式碼後，輸出會顯示在這裡。
docs-play-error = 錯誤：
docs-play-warned = 警告：
docs-play-warning = 此程式碼來自分享的連結。請只在信任傳送者時執行，並且不要輸入密碼或個人資料。
docs-play-editor = { $language } 編輯器
docs-play-script = Playground 需要 JavaScript。
docs-play-silent = 您的程式碼沒有回應，可能包含無限迴圈。
docs-play-offline = 您目前離線。恢復連線後程式碼就會執行。
docs-play-unreadable = 此連結不包含有效的程式碼。
docs-play-stopped = 已在 { $place }停止：程式碼連續執行了 3 秒，可能包含無限迴圈。
docs-play-place = { $language } 第 { $line } 行
docs-play-stop = 停止
docs-play-ended = 程式碼已停止。

docs-learning-continue = 從上次的位置繼續
docs-learning-start = 從這裡開始
docs-learning-next = 下一章
docs-learning-all-read = 您已讀完所有章節
docs-learning-at = 您讀到了「{ $section }」。
docs-learning-go-on = 繼續
docs-learning-begin = 開始
docs-learning-from-start = 從頭閱讀
docs-learning-exercises = 練習
docs-learning-count-of = { $done } / { $count }
docs-learning-progress = 您的進度
docs-learning-read-of = 已讀 { $read } 章，共 { $count } 章
docs-learning-exercises-solved = 已完成的練習
docs-learning-this-week = 本週
docs-learning-chapters = { $count ->
   *[other] { $count } 章
}
docs-learning-last-visit = 上次造訪
docs-learning-still-open = 未完成
docs-learning-missing = { $count ->
   *[other] 還有 { $count } 項檢查未通過。
}
docs-learning-in-account = 已儲存到您的帳號，可在所有裝置上查看。
docs-learning-on-device = 已儲存在此裝置上。
docs-learning-sign-in = 登入以儲存到您的帳號
docs-learning-saving = 儲存中…
docs-learning-failed = 無法將進度儲存到您的帳號。
docs-learning-try-again = 重試
docs-learning-export = 匯出進度
docs-learning-reset = 重設…
docs-learning-reset-question = 要刪除所有進度以及您的程式碼和勾選嗎？
docs-learning-reset-yes = 刪除
docs-learning-reset-no = 取消
docs-learning-state-done = 已讀
docs-learning-state-open = 已讀，有未完成的練習
docs-learning-state-here = 進行中
docs-learning-state-to-come = 未讀
docs-learning-read-on = { $date } 讀完
docs-learning-points = 自我檢查

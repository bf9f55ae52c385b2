plus-report-title = 回報這個回答的問題
plus-report-comment = 它有什麼問題？
plus-report-whole = { $count ->
   *[other] 一併傳送整個對話（{ $count } 個問題及其回答）
  }
plus-report-what = 顯示將傳送的內容
plus-report-note = 回報由本站的營運人員閱讀。不會傳送您的姓名和電子郵件地址。
plus-report-cancel = 取消
plus-report-send = 傳送回報
plus-report-sending = 傳送中…
plus-report-thanks = 謝謝。您的回報已傳送。

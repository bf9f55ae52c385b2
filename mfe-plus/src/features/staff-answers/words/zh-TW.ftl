plus-gaps-title = 內容缺口
plus-gaps-note = AI Help 未能回答的問題，最常見的在前。只有讀者同意時才顯示其內容。
plus-gaps-count = { $count ->
   *[other] { $count } 個缺口
  }
plus-gaps-none = 沒有缺口。
plus-gaps-untold = 未分享內容的問題
plus-gaps-times = { $count ->
   *[other] 被問 { $count } 次
  }
plus-gaps-last = 最近一次 { $date }
plus-gaps-settle = 從清單中移除
plus-gaps-settle-of = 從清單中移除：{ $question }
plus-gaps-settled = 已從清單中移除。
plus-gaps-more = 顯示更多
plus-reports-title = 回答的回報
plus-reports-votes = 有幫助：{ $helpful } · 沒有幫助：{ $other }
plus-reports-count = { $count ->
   *[other] { $count } 份回報
  }
plus-reports-none = 沒有回報。
plus-reports-no-comment = 沒有評論
plus-reports-conversation = { $count ->
   *[other] 顯示對話（{ $count } 個問題）
  }
plus-reports-settle = 刪除回報
plus-reports-settle-of = 刪除 { $date } 的回報：{ $comment }
plus-reports-settled = 回報已刪除。

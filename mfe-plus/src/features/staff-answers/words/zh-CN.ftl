plus-gaps-title = 内容缺口
plus-gaps-note = AI Help 未能回答的问题，最常见的在前。只有读者同意时才显示其内容。
plus-gaps-count = { $count ->
   *[other] { $count } 个缺口
  }
plus-gaps-none = 没有缺口。
plus-gaps-untold = 未共享内容的问题
plus-gaps-times = { $count ->
   *[other] 被问 { $count } 次
  }
plus-gaps-last = 最近一次 { $date }
plus-gaps-settle = 从列表中移除
plus-gaps-settle-of = 从列表中移除：{ $question }
plus-gaps-settled = 已从列表中移除。
plus-gaps-more = 显示更多
plus-reports-title = 回答的反馈
plus-reports-votes = 有帮助：{ $helpful } · 没有帮助：{ $other }
plus-reports-count = { $count ->
   *[other] { $count } 条反馈
  }
plus-reports-none = 没有反馈。
plus-reports-no-comment = 没有评论
plus-reports-conversation = { $count ->
   *[other] 显示对话（{ $count } 个问题）
  }
plus-reports-settle = 删除反馈
plus-reports-settle-of = 删除 { $date } 的反馈：{ $comment }
plus-reports-settled = 反馈已删除。

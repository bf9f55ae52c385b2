plus-report-title = 反馈此回答的问题
plus-report-comment = 它有什么问题？
plus-report-whole = { $count ->
   *[other] 一并发送整个对话（{ $count } 个问题及其回答）
  }
plus-report-what = 显示将发送的内容
plus-report-note = 反馈由本站的运营人员阅读。不会发送你的姓名和电子邮件地址。
plus-report-cancel = 取消
plus-report-send = 发送反馈
plus-report-sending = 正在发送…
plus-report-thanks = 谢谢。你的反馈已发送。

plus-report-title = 报告此回答
plus-report-comment = 它有什么问题？
plus-report-whole = { $count ->
   *[other] 一并发送整个对话（{ $count } 个问题及其回答）
  }
plus-report-what = 显示将发送的内容
plus-report-note = 报告由本站的管理人员阅读。不会发送你的姓名和电子邮件地址。
plus-report-cancel = 取消
plus-report-send = 发送报告
plus-report-sending = 正在发送…
plus-report-thanks = 谢谢。你的报告已发送。

docs-learning-continue = 从上次的位置继续
docs-learning-start = 从这里开始
docs-learning-next = 下一章
docs-learning-all-read = 你已读完所有章节
docs-learning-at = 你读到了“{ $section }”。
docs-learning-go-on = 继续
docs-learning-begin = 开始
docs-learning-from-start = 从头阅读
docs-learning-exercises = 练习
docs-learning-count-of = { $done } / { $count }
docs-learning-progress = 你的进度
docs-learning-read-of = 已读 { $read } 章，共 { $count } 章
docs-learning-exercises-solved = 已完成的练习
docs-learning-this-week = 本周
docs-learning-chapters = { $count ->
   *[other] { $count } 章
}
docs-learning-last-visit = 上次访问
docs-learning-still-open = 未完成
docs-learning-missing = { $count ->
   *[other] 还有 { $count } 项检查未通过。
}
docs-learning-in-account = 已保存到你的账户，可在所有设备上查看。
docs-learning-on-device = 已保存在此设备上。
docs-learning-sign-in = 登录以保存到你的账户
docs-learning-saving = 正在保存…
docs-learning-failed = 无法将进度保存到你的账户。
docs-learning-try-again = 重试
docs-learning-export = 导出进度
docs-learning-reset = 重置…
docs-learning-reset-question = 要删除所有进度以及你的代码和勾选吗？
docs-learning-reset-yes = 删除
docs-learning-reset-no = 取消
docs-learning-state-done = 已读
docs-learning-state-open = 已读，有未完成的练习
docs-learning-state-here = 进行中
docs-learning-state-to-come = 未读
docs-learning-read-on = { $date }读完
docs-learning-points = 自我检查

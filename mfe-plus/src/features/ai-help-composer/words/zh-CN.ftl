plus-ask-label = 问题
plus-ask-placeholder = 询问 HTML、CSS、JavaScript 或 Web 平台的其他内容
plus-ask-follow-up = 继续提问
plus-ask-ask = 提问
plus-ask-stop = 停止回答
plus-ask-key-ask = 提问
plus-ask-key-line = 换行
plus-ask-key-shift = Shift
plus-ask-about = 回答来自本站的页面和数据。
plus-ask-about-model = 事实来自数据，其余由模型撰写。
plus-ask-how = 工作方式
plus-ask-left = { $count ->
   *[other] 还可输入 { $number } 个字符
  }
plus-ask-too-long = { $count ->
   *[other] 超出 { $number } 个字符
  }
plus-ask-offline = 你已离线。已加载的内容仍可阅读；提问需要网络连接。
plus-ask-offline-short = 你已离线。
plus-ask-failed-no-answer = 没有收到回答。你的问题仍保留在这里。
plus-ask-failed-lost = 回答完成前连接已断开。
plus-ask-failed-failed = 本站出现问题。你的问题未计入次数，请一分钟后重试。
plus-ask-failed-cut = 回答未完成就中断了。你的问题未计入次数，请一分钟后重试。
plus-ask-failed-not-ready = 本站的搜索索引仍在生成。你的问题未计入次数，请一分钟后重试。
plus-ask-failed-quota = 今天的提问次数已用完。此问题未计入次数，有新的次数后可再次提问。
plus-ask-failed-off = 本站已关闭 AI Help。你的问题未计入次数。
plus-ask-failed-busy = 当前提问过多。你的问题未计入次数，请一分钟后重试。
plus-ask-failed-flagged = 你的问题被自动检查拦截，已计入次数。请换一种说法。
plus-ask-failed-too-much = 内容超出一次能回答的量。请缩短问题，或开始新的提问。此问题未计入次数。
plus-ask-failed-full = 此对话的问题已达上限。请开始新的对话。你的问题未计入次数。
plus-ask-failed-refused = 本站无法回答这个问题。此问题未计入次数。
plus-ask-again = 重试
plus-ask-quota-name = 剩余提问次数
plus-ask-quota = 今天还剩 { $remaining } 次（共 { $limit } 次）
plus-ask-quota-until = { $time } 重置
plus-ask-quota-more = Plus 不限次数
plus-ask-spent = 今天的提问次数已用完
plus-ask-spent-until = { $time } 将恢复 { $limit } 次。Plus 不限次数。
plus-ask-spent-today = UTC 零点恢复次数。Plus 不限次数。
plus-ask-spent-draft = 今天已无提问次数。你输入的内容会保留在这里。
plus-ask-see-plans = 查看方案

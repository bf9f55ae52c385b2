plus-ask-label = 问题
plus-ask-placeholder = 询问 HTML、CSS、JavaScript 或 Web 平台的任何其他部分
plus-ask-follow-up = 继续提问
plus-ask-ask = 提问
plus-ask-stop = 停止回答
plus-ask-key-ask = 提问
plus-ask-key-line = 换行
plus-ask-key-shift = Shift
plus-ask-about = 回答来自本站的页面。
plus-ask-how = 工作方式
plus-ask-left = { $count ->
   *[other] 还可输入 { $number } 个字符
  }
plus-ask-too-long = { $count ->
   *[other] 超出 { $number } 个字符
  }
plus-ask-offline = 你已离线。已读取的内容仍在这里；提问需要网络连接。
plus-ask-failed-no-answer = 没有收到回答。你的问题未计入次数。
plus-ask-failed-busy = 正在回答的问题太多。你的问题未计入次数，请一分钟后再问。
plus-ask-failed-flagged = 你的问题在内容检查中被拦下，已计入次数。请换一种说法。
plus-ask-failed-too-much = 超出了一次能回答的量。请缩短问题，或开始新的问题。未计入次数。
plus-ask-failed-full = 此对话已不能再添加问题。请开始新的对话。你的问题未计入次数。
plus-ask-failed-gone = 此对话已在别处删除。请开始新的问题。
plus-ask-failed-refused = 本站无法回答这样的提问。你的问题未计入次数。
plus-ask-again = 重试
plus-ask-quota-name = 剩余提问次数
plus-ask-quota = 今天还剩 { $remaining } 次（共 { $limit } 次）
plus-ask-quota-until = 截至 { $time }
plus-ask-quota-more = Plus 不限次数
plus-ask-spent = 今天的提问次数已用完
plus-ask-spent-until = { $time } 起有新的 { $limit } 次。Plus 不限次数。
plus-ask-spent-today = 明天会有新的次数。Plus 不限次数。
plus-ask-see-plans = 查看方案

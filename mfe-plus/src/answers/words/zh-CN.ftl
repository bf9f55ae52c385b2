plus-answer-facts = 来自文档的数据
plus-answer-quoted = 文档原文
plus-answer-passages = 文档中找到的内容
plus-answer-by-model = { $count ->
    [0] 由模型撰写，未依据任何页面。请勿轻信。
   *[other] 由模型根据 { $count } 个页面撰写。使用前请核对。
  }
plus-answer-by-model-unfinished = 由模型撰写，尚未完成。请勿直接采信。
plus-answer-without-away = 无法连接撰写回答的模型。以下是文档中的内容。
plus-answer-without-slow = 撰写回答的模型用时过长。以下是文档中的内容。
plus-answer-without-busy = 撰写回答的模型正忙。以下是文档中的内容。
plus-answer-without-budget-spent = 撰写回答的模型已达今日上限。以下是文档中的内容。
plus-answer-refused-not-about-the-web = 这个问题与 Web 平台无关，因此没有回答。
plus-answer-refused-not-about-the-web-why = 回答只来自有关 Web 平台的页面。
plus-answer-refused-not-in-the-documentation = 文档中没有提到，因此没有回答。
plus-answer-refused-not-in-the-documentation-why = 没有页面对此有足够的说明。
plus-answer-refused-too-vague = 这个问题可以有多种理解。
plus-answer-refused-too-vague-why = 请写出特性的名称，或说明你想做什么。
plus-answer-refused-declined-by-model = 找到的页面没有回答这个问题。
plus-answer-refused-declined-by-model-why = 模型收到了这些页面，但没有作答。
plus-answer-not-counted = 此问题未计入次数。
plus-answer-search = 在站内搜索“{ $words }”
plus-answer-stopped = 未完成即停止，内容尚未核查。
plus-answer-broke-off = 回答在此中断，内容尚未核查。
plus-answer-uncited = 无来源
plus-answer-all-uncited = 没有一句注明来源。请勿轻信这段文字。
plus-answer-some-uncited = { $count ->
   *[other] 有 { $count } 句没有注明来源，以点线标出。
  }
plus-answer-dropped-citations = { $count ->
   *[other] 已移除 { $count } 处对不存在来源的引用。
  }
plus-answer-dropped-links = { $count ->
   *[other] 已移除 { $count } 个无效链接。
  }
plus-answer-source = 来源 { $number }
plus-answer-source-of = 来源 { $number }：{ $title }
plus-answer-back = 回到文中提到来源 { $number } 的位置
plus-answer-changed = { $date } 更新
plus-answer-data-of = { $date } 的数据
plus-answer-code = 代码
plus-answer-unknown = 不是已知的 API。没有任何页面、规范或兼容性表格提到它。
plus-answer-copy = 复制
plus-answer-play = 运行
plus-answer-queue = 加入队列
plus-answer-anyway-copy = 仍然复制
plus-answer-anyway-play = 仍然运行
plus-answer-anyway-queue = 仍然加入
plus-answer-ask-copy = 此代码使用了未知的 API：{ $names }。再按一次即可复制。
plus-answer-ask-play = 此代码使用了未知的 API：{ $names }。再按一次即可运行。
plus-answer-ask-queue = 此代码使用了未知的 API：{ $names }。再按一次即可加入。
plus-answer-queued = { $count ->
   *[other] 已加入。队列中有 { $count } 个代码块。
  }
plus-answer-taken-out = 已从队列中移出。
plus-answer-in-queue = { $count ->
   *[other] 队列中有 { $count } 个代码块
  }
plus-answer-queue-clear = 清空

plus-exchange-asked = 你的提问
plus-exchange-edit = 编辑问题
plus-exchange-edit-hint = 原来的问题及其回答会保留。
plus-exchange-edit-hint-answering = 正在生成的回答会停止。原来的问题及已收到的部分回答会保留。
plus-exchange-cancel = 取消
plus-exchange-ask = 提问
plus-exchange-versions = 此问题的各个版本
plus-exchange-version = { $number }/{ $count }
plus-exchange-previous = 上一个版本
plus-exchange-next = 下一个版本
plus-exchange-unfold = 显示完整问题
plus-exchange-fold = 收起
plus-exchange-searching = 正在搜索文档…
plus-exchange-writing = { $count ->
    [0] 正在撰写回答…
   *[other] 已查阅 { $count } 个页面，正在撰写回答…
  }
plus-exchange-waiting = 此回答仍在撰写，完成后会显示在这里。
plus-exchange-failed = 没有收到回答。
plus-exchange-failed-before = 没有收到回答：离开了页面、连接中断，或本站出现问题。此类问题不计入次数。
plus-exchange-stopped = 你在收到回答前停止了。
plus-exchange-stopped-before = 你在收到回答前停止了。此问题未计入次数。
plus-exchange-again = 再问一次
plus-exchange-answered = { $time } 回答
plus-exchange-answered-by = { $model } 于 { $time } 回答
plus-exchange-answered-by-model = 模型于 { $time } 回答
plus-exchange-helpful = 有帮助
plus-exchange-not-helpful = 没有帮助
plus-exchange-report = 反馈问题
plus-exchange-follow-ups = 可以接着问
plus-exchange-sources = { $count ->
   *[other] { $count } 个来源
  }
plus-exchange-sources-last = 最后一个回答的来源
plus-exchange-sources-first = 第一个回答的来源
plus-exchange-sources-of = 第 { $number } 个回答的来源
plus-exchange-unkept-history-off = 历史记录已关闭：此对话不再保留，离开页面即结束。之前保留的内容在你删除前一直存在。
plus-exchange-unkept-deleted = 此对话已在这里或其他标签页中从你的历史记录删除，离开页面即结束。
plus-exchange-say-writing = 正在撰写回答。
plus-exchange-say-complete = { $count ->
    [0] 回答已完成。
   *[other] 回答已完成，{ $count } 个来源。
  }
plus-exchange-say-unknown = 其中使用了未知的 API：{ $names }。
plus-exchange-say-stopped = 已停止。
plus-exchange-say-failed = 回答中断了。

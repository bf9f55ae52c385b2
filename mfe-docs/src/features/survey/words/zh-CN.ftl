### Chunk: docs-survey-words

### A survey between the title of a document and its text.

docs-survey-thanks = 谢谢！你的回答已发送。
docs-survey-previewed = 这是预览：你的回答未发送。
docs-survey-dismiss = 隐藏此调查
docs-survey-unsent = 你的回答尚未发送。再按一次将隐藏此调查并放弃这些回答。
docs-survey-preview = 这是预览：不会统计或保存任何内容。
docs-survey-loading = 正在加载表单…
docs-survey-late = 表单加载时间较长。你也可以在新标签页中打开它。
docs-survey-new-tab = 在新标签页中打开表单
docs-survey-privacy = 你的回答只与当天日期一起保存，不含你的姓名、账户或 IP 地址。
docs-survey-send = 发送
docs-survey-sending = 正在发送…
docs-survey-counter = { $length } / { $limit } 个字符
docs-survey-problem-empty = 请至少回答一个问题。
docs-survey-problem-long = 有一个回答过长。请缩短后重新发送。
docs-survey-problem-closed = 此调查不再接受这些回答。它可能已结束或已更改。
docs-survey-problem-failed = 无法发送你的回答。内容仍在这里：请稍后重试。

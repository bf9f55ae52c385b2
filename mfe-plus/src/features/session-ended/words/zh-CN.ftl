plus-session-ended = 你的会话已结束。内容没有丢失：你输入的内容仍在这里。请在新标签页中重新登录，然后回来重试。
plus-session-too-old = 为了你的安全，此操作需要重新登录。内容没有丢失：你输入的内容仍在这里。请在新标签页中重新登录，然后回来重试。
plus-session-sign-in = 登录
plus-call-again = 重试
plus-call-again-pending = 正在重试…
plus-call-error = 错误：{ $message }
plus-call-unanswered = 网站没有响应。内容没有丢失：请检查网络连接后重试。
plus-call-kept = 内容没有丢失。

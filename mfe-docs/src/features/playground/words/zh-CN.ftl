### The Playground.

docs-play-title = Playground
docs-play-run = 运行
docs-play-clear = 清空
docs-play-reset = 重置
docs-play-copy = 复制链接
docs-play-copied = 链接已复制。
docs-play-not-copied = 无法复制链接。
docs-play-too-long = 代码太长，无法以链接形式分享。
docs-play-clear-question = 确定要清空所有内容吗？
docs-play-reset-question = 确定要撤销您的更改吗？
docs-play-result = 结果
docs-play-console = 控制台
docs-play-console-empty = 运行代码后，输出会显示在这里。
docs-play-error = 错误：
docs-play-warned = 警告：
docs-play-warning = 此代码来自分享的链接。仅在信任发送者时运行，并且不要输入密码或个人信息。
docs-play-editor = { $language } 编辑器
docs-play-script = Playground 需要 JavaScript。
docs-play-silent = 您的代码没有响应，可能包含无限循环。
docs-play-offline = 您处于离线状态。恢复连接后代码会自动运行。
docs-play-unreadable = 此链接不包含有效的代码。
docs-play-stopped = 已在 { $place }停止：代码连续运行了 3 秒，可能包含无限循环。
docs-play-place = { $language } 第 { $line } 行
docs-play-stop = 停止
docs-play-ended = 代码已停止。

### The Playground.

docs-play-title = Playground
docs-play-run = 运行
docs-play-clear = 清空
docs-play-reset = 重置
docs-play-copy = 复制链接
docs-play-copied = 包含代码的链接已复制到剪贴板。
docs-play-not-copied = 无法复制链接。
docs-play-too-long = 代码太长,无法放入链接。
docs-play-clear-question = 确定要清空所有内容吗?
docs-play-reset-question = 确定要撤销你的更改吗?
docs-play-result = 结果
docs-play-console = 控制台
docs-play-console-empty = 代码运行后,输出会显示在这里。
docs-play-error = 错误:
docs-play-warned = 警告:
docs-play-warning = 这段代码来自你打开的地址。只有信任提供它的人时才运行,并且不要在其中透露任何秘密信息。
docs-play-editor = { $language } 编辑器
docs-play-script = Playground 需要 JavaScript。
docs-play-silent = 代码没有响应。
docs-play-offline = 你已离线。恢复联网后代码会立即运行。
docs-play-unreadable = 无法读取此地址中的代码。

### The Playground.

docs-play-title = Playground
docs-play-run = 运行
docs-play-clear = 清空
docs-play-result = 结果
docs-play-console = 控制台
docs-play-editor = { $language } 编辑器
docs-play-pane = { $name } 窗格
docs-play-import-map = 导入映射
docs-play-code = 代码
docs-play-more = 更多工具
docs-play-offline = 你处于离线状态。恢复连接后代码会自动运行。
docs-play-stop = 停止
docs-play-share = 分享
docs-play-share-away = 分享需要网络连接。你的代码仍在这里；请在恢复连接后重试。
docs-play-dialog-away = 无法打开。请检查网络连接后重试；你的代码仍在这里。
docs-play-undo = 撤销
docs-play-undone = 你的代码已恢复原样。
docs-play-live = 键入时运行
docs-play-live-paused = 已暂停，点击“运行”后恢复。

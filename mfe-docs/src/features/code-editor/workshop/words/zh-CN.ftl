### Chunk: editor-words

### The editor of the Playground.

docs-editor-leave = 按 Esc 再按 Tab 可离开编辑器
docs-editor-place = 第 { $line } 行，第 { $column } 列
docs-editor-problems = { $count } 个问题
docs-editor-format = 格式化
docs-editor-formatting = 正在格式化…
docs-editor-formatted = 已格式化。
docs-editor-not-formatted = 未格式化：第 { $line } 行有语法错误。
docs-editor-format-away = 无法格式化代码。请检查网络连接后重试。
docs-editor-unexpected = 意外的内容：{ $text }
docs-editor-missing = 此处缺少内容。
docs-editor-unclosed = <{ $tag }> 没有关闭。
docs-editor-stray = { $tag } 没有对应的开始标签。
docs-editor-high = 广泛可用
docs-editor-low = 新近可用
docs-editor-limited = 有限可用
docs-editor-completions = 建议
docs-editor-diagnostics = 问题
docs-editor-find = 查找
docs-editor-replace = 替换为
docs-editor-next = 下一个
docs-editor-previous = 上一个
docs-editor-all = 全选
docs-editor-case = 区分大小写
docs-editor-regexp = 正则表达式
docs-editor-words = 全词匹配
docs-editor-replace-one = 替换
docs-editor-replace-all = 全部替换
docs-editor-replaced = 已替换 { $count } 处
docs-editor-replaced-line = 已替换第 { $line } 行的匹配项
docs-editor-close = 关闭
docs-editor-match = 当前匹配项
docs-editor-on-line = 所在行
docs-editor-go-to-line = 转到行
docs-editor-go = 转到
docs-editor-fold-line = 折叠
docs-editor-unfold = 展开
docs-editor-folded = 已折叠的行
docs-editor-unfolded = 已展开的行
docs-editor-to = 至
docs-editor-folded-code = 已折叠的代码
docs-editor-control = 控制字符
docs-editor-deleted = 已删除所选内容

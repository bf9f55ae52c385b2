### Chunk: editor-words

### The editor of the Playground.

docs-editor-leave = 按 Esc 再按 Tab 可離開編輯器
docs-editor-place = 第 { $line } 行，第 { $column } 欄
docs-editor-problems = { $count } 個問題
docs-editor-format = 格式化
docs-editor-formatting = 正在格式化…
docs-editor-formatted = 已格式化。
docs-editor-not-formatted = 未格式化：第 { $line } 行有語法錯誤。
docs-editor-format-away = 無法格式化程式碼。請檢查網路連線後再試一次。
docs-editor-unexpected = 非預期的內容：{ $text }
docs-editor-missing = 這裡缺少內容。
docs-editor-unclosed = <{ $tag }> 沒有關閉。
docs-editor-stray = { $tag } 沒有對應的開始標籤。
docs-editor-high = 廣泛可用
docs-editor-low = 最近可用
docs-editor-limited = 有限可用
docs-editor-completions = 建議
docs-editor-diagnostics = 問題
docs-editor-find = 尋找
docs-editor-replace = 取代為
docs-editor-next = 下一個
docs-editor-previous = 上一個
docs-editor-all = 全選
docs-editor-case = 區分大小寫
docs-editor-regexp = 正規表示式
docs-editor-words = 全字拼寫須相符
docs-editor-replace-one = 取代
docs-editor-replace-all = 全部取代
docs-editor-replaced = 已取代 { $count } 處
docs-editor-replaced-line = 已取代第 { $line } 行的相符項目
docs-editor-close = 關閉
docs-editor-match = 目前的相符項目
docs-editor-on-line = 所在行
docs-editor-go-to-line = 移至行
docs-editor-go = 移至
docs-editor-fold-line = 摺疊
docs-editor-unfold = 展開
docs-editor-folded = 已摺疊的行
docs-editor-unfolded = 已展開的行
docs-editor-to = 至
docs-editor-folded-code = 已摺疊的程式碼
docs-editor-control = 控制字元
docs-editor-deleted = 已刪除選取內容

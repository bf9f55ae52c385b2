search-in-page = 重新搜尋
search-field = 搜尋文件
search-field-placeholder = 搜尋
search-title = 搜尋：「{ $query }」
search-title-page = 搜尋：「{ $query }」（第 { $page } 頁）
search-title-empty = 沒有搜尋字詞，也就沒有結果。
search-hint = 請在上方輸入一兩個詞：屬性、方法或主題。

search-count = 找到 { $shown } 個頁面
search-count-titles = 依標題找到 { $shown } 個頁面

search-none = 這裡沒有包含「{ $query }」的內容
search-none-hint = 試試減少字詞、換種拼法，或使用屬性名稱或方法名稱。
search-none-action = 瀏覽參考文件
search-past-end = 結果在此頁之前就結束了
search-past-end-hint = 「{ $query }」共有 { $pages } 頁結果。
search-past-end-action = 回到第一頁

search-pages = 結果頁面
search-previous = 上一頁
search-next = 下一頁
search-page = 第 { $page } 頁

search-broken = 搜尋沒有回應
search-broken-hint = 問題出在連線或伺服器，不在你的搜尋字詞。
search-broken-reload = 再試一次

search-count-more = 找到超過 { $shown } 個頁面
search-took = { $milliseconds } 毫秒

search-titles-note = 只搜尋了標題
search-titles-note-text = 全文索引仍在建立中。稍後再搜尋，可以找到更多內容。

search-order = 排序
search-order-best = 最佳
search-order-relevance = 相關度
search-order-popularity = 熱門程度

search-language = 語言
search-language-both = { $language }和英文

search-did-you-mean = 你是不是要找

search-problems = 無法回答這次搜尋
search-problem-q = 請輸入要搜尋的內容，最多 200 個字元。
search-problem-page = 只有第 1 至第 10 頁。
search-problem-sort = 結果可以依最佳、相關度或熱門程度排序。
search-problem-locale = 其中一種語言這裡沒有。
search-problem-other = 「{ $parameter }」的值無法使用。
search-problems-action = 只搜尋這些字詞

search-score = 分數 { $value }
search-popularity = 熱門程度 { $value }

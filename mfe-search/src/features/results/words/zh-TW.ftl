search-in-page = 重新搜尋
search-field = 搜尋文件
search-field-placeholder = 搜尋
search-title = 搜尋：「{ $query }」
search-title-page = 搜尋：「{ $query }」（第 { $page } 頁）
search-title-empty = 沒有搜尋字詞，也就沒有結果。
search-hint = 請在上方輸入一兩個詞：屬性、方法或主題。

search-count = 找到 { $shown } 個頁面
search-count-titles = { $shown } 個頁面的標題符合

search-none = 沒有「{ $query }」的搜尋結果
search-none-hint = 試試減少字詞、換種拼法，或使用屬性名稱或方法名稱。
search-none-action = 瀏覽參考文件
search-past-end = 沒有第 { $page } 頁
search-past-end-hint = 「{ $query }」共有 { $pages } 頁結果。
search-past-end-action = 回到第一頁

search-pages = 結果頁面
search-previous = 上一頁
search-next = 下一頁
search-page = 第 { $page } 頁

search-broken = 搜尋沒有回應
search-broken-hint = 連線或我們的伺服器發生問題。
search-broken-reload = 再試一次

search-count-more = 找到超過 { $shown } 個頁面
search-took = { $milliseconds } 毫秒

search-titles-note = 只搜尋了標題
search-titles-note-text = 全文索引仍在建立中。請過幾分鐘再試，以取得更多結果。

search-did-you-mean = 您是不是要找

search-problems = 無法回答這次搜尋
search-problem-q = 請輸入最多 200 個字元。
search-problem-page = 只能查看第 1–10 頁。
search-problem-sort = 結果可以依最符合、相關度或熱門程度排序。
search-problem-locale = 不支援該語言。
search-problem-other = 「{ $parameter }」的值無法使用。
search-problems-action = 不使用篩選條件搜尋

search-score = 分數 { $value }
search-popularity = 熱門程度 { $value }

search-kind-reference = 參考
search-kind-guide = 指南
search-kind-lesson = 課程單元
search-kind-definition = 定義
search-kind-post = 部落格文章

search-none-filtered = 沒有符合這些篩選條件的結果
search-end = 只能查看第 1–10 頁。請加入一個詞或選擇篩選條件來縮小搜尋範圍。
search-problem-area = 沒有該領域。
search-problem-kind = 沒有該類型的頁面。

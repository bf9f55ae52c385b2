search-label = 搜尋文件
search-placeholder = 搜尋
search-in-header = 搜尋本站
search-in-page = 重新搜尋
search-submit = 搜尋
search-open = 搜尋

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

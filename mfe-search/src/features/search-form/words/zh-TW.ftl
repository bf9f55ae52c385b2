search-label = 搜尋文件
search-placeholder = 搜尋
search-in-header = 搜尋本站
search-submit = 搜尋
search-open = 搜尋
search-key-leave = Esc

search-loading = 正在載入搜尋索引…
search-failed = 無法載入搜尋索引！
search-no-titles = 沒有符合的文件標題。
search-not-seeing = 沒有看到想找的內容？
search-site = 在整個網站中搜尋「{ $query }」
search-crashed = 顯示搜尋時發生錯誤。詳情請查看主控台。
search-titles = 符合的標題
search-titles-found = 找到 { $count } 個標題

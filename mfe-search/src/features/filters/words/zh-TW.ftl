search-filters = 篩選
search-filters-chosen = 篩選（{ $count }）
search-filters-close = 關閉
search-filters-clear = 清除
search-filters-show = 顯示 { $shown } 筆結果
search-area = 領域
search-kind = 類型
search-order = 排序方式
search-order-best = 最符合
search-order-relevance = 相關度
search-order-popularity = 熱門程度
search-language = 語言
search-language-both = { $language }和英文
search-filter-remove = 移除篩選：{ $name }

search-area-accessibility = 無障礙
search-area-extensions = 擴充套件
search-area-learn = 學習
search-area-glossary = 術語表
search-area-curriculum = 課程
search-area-blog = 部落格
search-area-other = 其他

search-ask = 詢問 AI Help：「{ $query }」

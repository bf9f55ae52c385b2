search-recent = 最近造訪
search-popular = 熱門
search-recent-clear = 清除最近造訪

search-area-accessibility = 無障礙
search-area-extensions = 擴充套件
search-area-learn = 學習
search-area-glossary = 術語表
search-area-curriculum = 課程
search-area-blog = 部落格
search-area-other = 其他

search-ask = 詢問 AI Help：「{ $query }」

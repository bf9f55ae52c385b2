search-recent = 最近の項目
search-popular = よく読まれている項目
search-recent-clear = 最近の項目を消去

search-area-accessibility = アクセシビリティ
search-area-extensions = 拡張機能
search-area-learn = 学習
search-area-glossary = 用語集
search-area-curriculum = 講座
search-area-blog = ブログ
search-area-other = その他

search-ask = AI Help に質問: 「{ $query }」

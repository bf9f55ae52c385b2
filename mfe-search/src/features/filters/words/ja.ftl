search-filters = フィルター
search-filters-chosen = フィルター（{ $count }）
search-filters-close = 閉じる
search-filters-clear = クリア
search-filters-show = { $shown } 件の結果を表示
search-area = 分野
search-kind = 種類
search-order = 並べ替え
search-order-best = 一致度
search-order-relevance = 関連度
search-order-popularity = 人気
search-language = 言語
search-language-both = { $language }と英語
search-filter-remove = フィルターを外す: { $name }

search-area-accessibility = アクセシビリティ
search-area-extensions = 拡張機能
search-area-learn = 学習
search-area-glossary = 用語集
search-area-curriculum = 講座
search-area-blog = ブログ
search-area-other = その他

search-ask = AI Help に質問: 「{ $query }」

search-in-page = もう一度検索
search-field = ドキュメントを検索
search-field-placeholder = 検索
search-title = 検索：「{ $query }」
search-title-page = 検索：「{ $query }」（{ $page } ページ）
search-title-empty = 検索語がないため、結果もありません。
search-hint = 上の欄に、プロパティやメソッド、トピックなどの語を入力してください。

search-count = { $shown } ページ見つかりました
search-count-titles = タイトルから { $shown } ページ見つかりました

search-none = 「{ $query }」を含むページはありません
search-none-hint = 語を減らす、綴りを変える、プロパティやメソッドの名前で探すなどしてみてください。
search-none-action = リファレンスを見る
search-past-end = 結果はこのページより前で終わっています
search-past-end-hint = 「{ $query }」の検索結果は { $pages } ページです。
search-past-end-action = 最初のページへ戻る

search-pages = 検索結果のページ
search-previous = 前へ
search-next = 次へ
search-page = { $page } ページ

search-broken = 検索が応答しませんでした
search-broken-hint = 原因は入力した語ではなく、接続またはサーバーにあります。
search-broken-reload = もう一度試す

search-count-more = { $shown } ページ以上見つかりました
search-took = { $milliseconds } ミリ秒

search-titles-note = タイトルだけを検索しました
search-titles-note-text = 全文の索引はまだ作成中です。しばらくしてからもう一度検索すると、さらに見つかります。

search-order = 並び順
search-order-best = 最適
search-order-relevance = 関連度
search-order-popularity = 人気

search-language = 言語
search-language-both = { $language }と英語

search-did-you-mean = もしかして

search-problems = この検索には答えられません
search-problem-q = 検索する語を 200 文字以内で入力してください。
search-problem-page = ページは 1 から 10 までです。
search-problem-sort = 結果は最適、関連度、人気の順に並べられます。
search-problem-locale = このサイトにない言語が含まれています。
search-problem-other = 「{ $parameter }」の値は使えません。
search-problems-action = 語だけで検索する

search-score = スコア { $value }
search-popularity = 人気度 { $value }

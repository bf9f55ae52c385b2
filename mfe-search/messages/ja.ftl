search-label = ドキュメントを検索
search-placeholder = 検索
search-in-header = このサイトを検索
search-in-page = もう一度検索
search-submit = 検索
search-open = 検索

search-title = 検索: 「{ $query }」
search-title-page = 検索: 「{ $query }」（{ $page } ページ）
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

search-in-page = もう一度検索
search-field = ドキュメントを検索
search-field-placeholder = 検索
search-title = 検索: 「{ $query }」
search-title-page = 検索: 「{ $query }」（{ $page } ページ）
search-title-empty = 検索語がないため、結果もありません。
search-hint = 上の欄に、プロパティやメソッド、トピックなどの語を入力してください。

search-count = { $shown } ページ見つかりました
search-count-titles = タイトルが一致する { $shown } ページ

search-none = 「{ $query }」の検索結果はありません
search-none-hint = 語を減らす、綴りを変える、プロパティやメソッドの名前で探すなどしてみてください。
search-none-action = リファレンスを見る
search-past-end = { $page } ページはありません
search-past-end-hint = 「{ $query }」の検索結果は { $pages } ページです。
search-past-end-action = 最初のページへ戻る

search-pages = 検索結果のページ
search-previous = 前へ
search-next = 次へ
search-page = { $page } ページ

search-broken = 検索が応答していません
search-broken-hint = 接続またはサーバーに問題があります。
search-broken-reload = もう一度試す

search-count-more = { $shown } ページ以上見つかりました
search-took = { $milliseconds } ミリ秒

search-titles-note = タイトルだけを検索しました
search-titles-note-text = 全文検索のインデックスはまだ作成中です。数分後にもう一度試すと、さらに多くの結果が見つかります。

search-did-you-mean = もしかして

search-problems = この検索には答えられません
search-problem-q = 200 文字以内で入力してください。
search-problem-page = 表示できるのは 1～10 ページだけです。
search-problem-sort = 結果は一致度、関連度、人気の順に並べ替えられます。
search-problem-locale = その言語には対応していません。
search-problem-other = 「{ $parameter }」の値は使えません。
search-problems-action = フィルターなしで検索

search-score = スコア { $value }
search-popularity = 人気度 { $value }

search-kind-reference = リファレンス
search-kind-guide = ガイド
search-kind-lesson = レッスン
search-kind-definition = 用語の定義
search-kind-post = ブログ記事

search-none-filtered = このフィルターに一致する結果はありません
search-end = 表示できるのは 1～10 ページだけです。語を足すかフィルターを選ぶと、検索結果を絞り込めます。
search-problem-area = その分野はありません。
search-problem-kind = その種類のページはありません。

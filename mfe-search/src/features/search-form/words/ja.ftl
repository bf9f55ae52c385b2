search-label = ドキュメントを検索
search-placeholder = 検索
search-in-header = このサイトを検索
search-submit = 検索
search-open = 検索
search-key-leave = Esc

search-loading = 検索インデックスを読み込んでいます…
search-failed = 検索インデックスを読み込めませんでした。
search-no-titles = 一致する文書のタイトルはありません。
search-not-seeing = お探しのものが見つかりませんか？
search-site = サイト全体で「{ $query }」を検索
search-crashed = 検索を表示できませんでした。詳しくはコンソールを確認してください。
search-titles = 一致するタイトル
search-titles-found = { $count } 件のタイトルが見つかりました

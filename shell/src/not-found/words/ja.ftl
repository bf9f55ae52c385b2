shell-not-found-title = ページが見つかりません
shell-not-found-sentence = 申し訳ありませんが、{ $path } というページは見つかりませんでした。
shell-not-found-alternatives = お探しのページ
shell-not-found-matches = 似たページ
shell-not-found-words = この URL の語で検索
shell-not-found-search = ドキュメントを検索
shell-not-found-home = ホームページへ戻る
shell-broken-status = { $url } で { $status }

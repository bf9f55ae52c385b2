plus-news = 前回の訪問以降の新着
plus-news-loading = お待ちください…
plus-news-failed = ウォッチ中の項目を読み込めませんでした。
plus-news-count = { $count ->
    [0] 新着なし
   *[other] 新着 { $shown } 件
  }
plus-news-no-watches = まだ何もウォッチしていません
plus-news-none = ウォッチを始めてから、まだ何も変わっていません。
plus-news-unwatched = 機能の横、記事の「保存」メニュー、またはコレクションで「ウォッチ」を押すと、その変更がここに表示されます。
plus-news-new = 新着
plus-news-edited = ページが編集されました
plus-news-added = { $name } が対応
plus-news-removed = { $name } が対応を終了
plus-news-newly = Baseline で新たに利用可能
plus-news-widely = Baseline で広く利用可能
plus-news-regressed = Baseline から外れました
plus-news-discouraged = 推奨されません
plus-watching-yours = ウォッチ中の項目
plus-watching-count = { $count } 件をウォッチしています。
plus-watching-mail-off = メールは送信されません。
plus-watching-mail-daily = 変更があった日にメールをお送りします。
plus-watching-mail-weekly = 変更があった週の月曜日にメールをお送りします。
plus-watching-change = 変更

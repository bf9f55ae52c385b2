plus-news = 自上次造訪以來的新動態
plus-news-loading = 請稍候…
plus-news-failed = 無法載入您關注的內容。
plus-news-count = { $count ->
    [0] 沒有新動態
   *[other] { $shown } 則新動態
  }
plus-news-no-watches = 您尚未關注任何內容
plus-news-none = 自您關注以來還沒有任何變化。
plus-news-unwatched = 在功能旁、文章的「儲存」選單或收藏集中按「關注」，其變化會顯示在這裡。
plus-news-new = 新
plus-news-edited = 頁面已編輯
plus-news-added = { $name } 已支援
plus-news-removed = { $name } 不再支援
plus-news-newly = 在 Baseline 中最近可用
plus-news-widely = 在 Baseline 中廣泛可用
plus-news-regressed = 不再屬於 Baseline
plus-news-discouraged = 不建議使用
plus-watching-yours = 您的關注
plus-watching-count = 您關注了 { $count } 項內容。
plus-watching-mail-off = 不會寄送郵件。
plus-watching-mail-daily = 有變化的日子會寄送郵件。
plus-watching-mail-weekly = 有變化時會在週一寄送郵件。
plus-watching-change = 變更

plus-news = 自上次访问以来的新动态
plus-news-loading = 请稍候…
plus-news-failed = 无法加载你关注的内容。
plus-news-count = { $count ->
    [0] 没有新动态
   *[other] { $shown } 条新动态
  }
plus-news-no-watches = 你还没有关注任何内容
plus-news-none = 自你关注以来还没有任何变化。
plus-news-unwatched = 在特性旁、文章的“保存”菜单或收藏集中按“关注”，其变化会显示在这里。
plus-news-new = 新
plus-news-edited = 页面已编辑
plus-news-added = { $name } 已支持
plus-news-removed = { $name } 不再支持
plus-news-newly = 在 Baseline 中新近可用
plus-news-widely = 在 Baseline 中广泛可用
plus-news-regressed = 不再属于 Baseline
plus-news-discouraged = 不建议使用
plus-watching-yours = 你的关注
plus-watching-count = 你关注了 { $count } 项内容。
plus-watching-mail-off = 不会发送邮件。
plus-watching-mail-daily = 有变化的日子会发送邮件。
plus-watching-mail-weekly = 有变化时会在周一发送邮件。
plus-watching-change = 更改

### Chunk: news-words

plus-news = New since your last visit
plus-news-loading = One moment…
plus-news-failed = What you watch couldn't be loaded.
plus-news-count = { $count ->
    [0] Nothing new
    [one] { $shown } new
   *[other] { $shown } new
  }
plus-news-no-watches = You watch nothing yet
plus-news-none = Nothing has happened to what you watch since you began.
plus-news-unwatched = Press Watch beside a feature, in the Save menu of an article, or on a collection. You see here what happens to it.
plus-news-new = New
plus-news-edited = The page was edited
plus-news-added = Supported by { $name }
plus-news-removed = No longer supported by { $name }
plus-news-newly = Newly available in Baseline
plus-news-widely = Widely available in Baseline
plus-news-regressed = No longer Baseline
plus-news-discouraged = Discouraged
plus-watching-yours = You watch
plus-watching-count = { $count ->
    [one] You watch { $count } thing.
   *[other] You watch { $count } things.
  }
plus-watching-mail-off = No email is sent.
plus-watching-mail-daily = An email goes out on days when something changed.
plus-watching-mail-weekly = An email goes out on Mondays when something changed.
plus-watching-change = Change

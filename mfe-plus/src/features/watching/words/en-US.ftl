### Chunk: watching-words

plus-watch = Watch
plus-watching = Watching
plus-watch-name = Watch { $name }
plus-watching-name = Watching { $name }
plus-watch-page = We tell you when this page is edited.
plus-watch-ended = Your session has ended. Log in and try again.
plus-watch-refused = That can't be watched, or you watch the most an account can.
plus-watch-failed = That didn't work. Try again in a moment.
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
plus-watching-mail-off = No mail is sent.
plus-watching-mail-daily = A mail goes out on days when something changed.
plus-watching-mail-weekly = A mail goes out on Mondays when something changed.
plus-watching-change = Change
plus-watching-list = What you watch
plus-watching-none = You watch nothing yet. Press Watch beside a feature in the updates, in the Save menu of an article, or on a collection.
plus-watching-updates = Go to the updates
plus-watching-unknown = What you watch couldn't be loaded.
plus-watching-again = Try again
plus-watching-export = Download what you watch
plus-watching-default = Saved Articles
plus-watching-stop = Stop
plus-watching-stop-name = Stop watching { $name }
# Same as in English: fr
plus-watching-kind-page = Page
plus-watching-kind-feature = Feature
# Same as in English: fr
plus-watching-kind-collection = Collection
plus-digest = Mail about what you watch
plus-digest-text = One mail with what changed. If nothing changed, none is sent.
plus-digest-no-mail = This site sends no mail. You still see on the updates page what is new.
plus-digest-off = Never
plus-digest-daily = Daily
plus-digest-weekly = Weekly, on Mondays
plus-digest-saving = Saving…

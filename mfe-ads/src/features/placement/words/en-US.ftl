ads-label = { $slot ->
    [ad-top] Advertisement above the page
    [ad-side] Advertisement beside the page
    [ad-bottom] Advertisement below the article
    [ad-home-main] Advertisement
   *[ad-home-footer] Advertisement at the bottom of the page
  }
ads-badge = AD
ads-refuse = Don't want to see ads?

ads-ai-help-heading = Stuck? Ask AI Help.
ads-ai-help-copy = Answers based on these pages, with sources.
ads-ai-help-more = Ask a question
ads-curriculum-heading = Not sure where to start?
ads-curriculum-copy = What to learn, and in what order.
ads-curriculum-more = See the curriculum
ads-plus-heading = Make { $site } yours.
ads-plus-copy = { $plus }: no ads, and collections of your own.
ads-plus-more = See what's included
ads-advertising-heading = Simple ads. No tracking.
ads-advertising-copy = Reach people who build the web.
ads-advertising-more = Advertise with us

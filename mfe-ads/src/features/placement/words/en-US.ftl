ads-label = { $slot ->
    [ad-top] Advertisement above the page
    [ad-side] Advertisement beside the page
    [ad-bottom] Advertisement below the page
    [ad-home-main] Advertisement
   *[ad-home-footer] Advertisement at the foot of the page
  }
ads-badge = AD
ads-refuse = Don't want to see ads?

ads-ai-help-heading = Stuck? Ask AI Help.
ads-ai-help-copy = Answers drawn from these pages, each with its sources.
ads-ai-help-more = Ask a question
ads-curriculum-heading = Where to begin?
ads-curriculum-copy = What to learn on the web, and in which order.
ads-curriculum-more = See the curriculum
ads-plus-heading = Make these pages yours.
ads-plus-copy = { $plus }: no ads, and collections of your own.
ads-plus-more = See what is inside
ads-advertising-heading = One quiet picture, no tracking.
ads-advertising-copy = Reach people who build the web.
ads-advertising-more = Advertise with us

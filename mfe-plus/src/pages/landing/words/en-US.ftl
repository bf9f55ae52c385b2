plus-eyebrow = { $plus }
plus-title = Make the documentation yours
plus-lede = { $ads ->
    [yes] Read without ads and save what you learn in collections.
   *[no] Save what you learn in as many collections as you like.
  }{ $updates ->
    [yes] { " " }Get notified when the web changes.
   *[no] { "" }
  }{ $offline ->
    [yes] { " " }Take whole areas with you offline.
   *[no] { "" }
  }
plus-choose = Choose a plan
plus-see-inside = See what's included

plus-inside = What's included
plus-blurb-updates = Updates
plus-blurb-updates-title = See what's new
plus-blurb-updates-text = New browser features, filtered to your stack.
# Same as in English: fr
plus-blurb-collections = Collections
plus-blurb-collections-title = Keep what you find
plus-blurb-collections-text = Save articles to your own collections, with a note that says why.
# Same as in English everywhere
plus-blurb-ai-help = AI Help
plus-blurb-ai-help-title = Ask, and check the sources
plus-blurb-ai-help-text = Answers based on the docs, with sources.
# Same as in English everywhere
plus-blurb-playground = Playground
plus-blurb-playground-title = Try it, then share it
plus-blurb-playground-text = Write HTML, CSS, and JavaScript next to the result, and share it as a link.
# Same as in English everywhere
plus-blurb-offline = { $site } Offline
plus-blurb-offline-title = Read anywhere
plus-blurb-offline-text = Whole areas on your device; updates download only what changed.
plus-blurb-no-ads = Ad-free
plus-blurb-no-ads-title = Nothing but the page
plus-blurb-no-ads-text = Turn off ads everywhere for as long as you subscribe.

plus-plans = Choose your plan
plus-period = Billing period
plus-period-month = Monthly
plus-period-year = Yearly
plus-two-months-free = Pay yearly and get 2 months for free
plus-plans-offline = You are currently offline. Please go online to view the plans for { $plus }
plus-recommended = Recommended
# Same as in English everywhere
plus-plan-core = Core
# Same as in English everywhere
plus-plan-plus5 = Plus 5
# Same as in English everywhere
plus-plan-plus10 = Supporter 10
plus-price-free = free forever
plus-price-month = a month
plus-billed-month = { $price } billed every month
plus-billed-year = { $price } billed once a year
plus-button-start = Start with { $plan }
plus-button-upgrade = Upgrade to { $plan }
plus-button-current = Current plan
plus-button-unavailable = Not available
plus-features = What's in { $plan }
plus-feature-updates-filtering = Filter updates
plus-feature-watching = Watch features and pages
plus-feature-three-collections = Up to 3 collections
plus-feature-shared-playgrounds = Shared playgrounds
plus-feature-ai-help-five = AI Help: 5 questions per day (beta)
plus-feature-no-ads = Ad-free browsing
plus-feature-updates = Updates
plus-feature-collections = Unlimited collections
plus-feature-offline = Offline reading
# Same as in English everywhere
plus-feature-ai-help = AI Help
plus-feature-everything = Everything in Plus 5
plus-feature-early-access = Early access to new features
plus-feature-support = Extra support for { $site }

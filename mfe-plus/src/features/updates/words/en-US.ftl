plus-updates-title = Updates
plus-updates-lede = What browsers shipped, and what you can now rely on.
plus-updates-streams = Kind of updates
plus-updates-stream-releases = Browser releases
# Same as in English everywhere
plus-updates-stream-baseline = Baseline
plus-updates-feed = Feed of this view
plus-updates-calendar = Calendar of releases
plus-updates-order = Order
plus-updates-order-desc = Newest
plus-updates-order-asc = Oldest
plus-updates-reset = Reset all filters
plus-updates-remove = Remove filter: { $name }
plus-updates-none = No updates found.
plus-updates-none-filtered = No updates match your filters.
plus-updates-past-end = There is no page { $page }.
plus-updates-first-page = Go to the first page
plus-updates-failed = The updates aren’t responding.
plus-updates-failed-hint = The rest of the site works. Try again in a moment.
plus-updates-preparing = The updates are being prepared.
plus-updates-preparing-hint = They are read when the site starts, and will be here in a moment.
plus-updates-again = Try again
plus-updates-all = All updates

plus-updates-pages = Pages of updates
# Same as in English: fr
plus-updates-page = Page { $page }
plus-updates-previous = Previous
plus-updates-next = Next

plus-updates-filters = Filters
plus-updates-filters-chosen = Filters ({ $count })
plus-updates-clear = Clear
plus-updates-close = Close
plus-updates-keyword = Keyword
plus-updates-keyword-hint = Name or word
plus-updates-browsers = Browser
plus-updates-category = Category
plus-updates-change = Kind of change
plus-updates-category-api = Web APIs
# Same as in English everywhere
plus-updates-category-css = CSS
# Same as in English everywhere
plus-updates-category-html = HTML
# Same as in English everywhere
plus-updates-category-http = HTTP
# Same as in English everywhere
plus-updates-category-javascript = JavaScript
# Same as in English everywhere
plus-updates-category-mathml = MathML
# Same as in English everywhere
plus-updates-category-svg = SVG
# Same as in English everywhere
plus-updates-category-webassembly = WebAssembly
# Same as in English everywhere
plus-updates-category-webdriver = WebDriver
plus-updates-category-webextensions = Browser extensions
plus-updates-category-manifests = Manifests
plus-updates-category-mediatypes = Media types
plus-updates-change-added = Added
plus-updates-change-removed = Removed
plus-updates-change-newly = Newly available
plus-updates-change-widely = Widely available
plus-updates-change-regressed = No longer Baseline
plus-updates-change-discouraged = Discouraged

plus-updates-all-releases = { $all ->
    [one] { $shown } change
   *[other] { $shown } changes
  }
plus-updates-all-baseline = { $all ->
    [one] { $shown } event
   *[other] { $shown } events
  }
plus-updates-matching-baseline = { $all ->
    [one] { $matching } of { $shown } event
   *[other] { $matching } of { $shown } events
  }
plus-updates-show-releases = { $count ->
    [one] Show { $shown } change
   *[other] Show { $shown } changes
  }
plus-updates-show-baseline = { $count ->
    [one] Show { $shown } event
   *[other] Show { $shown } events
  }
plus-updates-matching-releases = { $all ->
    [one] { $matching } of { $shown } change
   *[other] { $matching } of { $shown } changes
  }
plus-updates-changes-here = { $all ->
    [one] { $shown } change, { $matching } in this view
   *[other] { $shown } changes, { $matching } in this view
  }
plus-updates-released = Released { $date }
plus-updates-notes = Release notes
plus-updates-notes-of = Release notes of { $release }
plus-updates-more = Show all { $shown } changes in { $release }
plus-updates-cut = { $count ->
    [one] { $shown } more change is not listed here.
   *[other] { $shown } more changes are not listed here.
  }
plus-updates-folded = { $count ->
    [one] and { $count } change within it
   *[other] and { $count } changes within it
  }
# Same as in English: es, pt-BR
plus-updates-experimental = Experimental
plus-updates-deprecated = Deprecated

plus-updates-engines = { $count } of { $all }
plus-updates-engines-ship = Shipped by { $engines }.
plus-updates-engines-lack = Not shipped by { $engines }.
plus-updates-support = Browser support of { $name }
plus-updates-article = See full article
plus-updates-search-article = Search for article
plus-updates-specification = Specification

plus-updates-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
  }
plus-updates-undated = Before these records began
plus-updates-became-newly = Newly available since { $date }
plus-updates-became-widely = Widely available since { $date }
plus-updates-became-regressed = No longer Baseline since { $date }
plus-updates-became-discouraged = Discouraged since { $date }
plus-updates-is-newly = Newly available
plus-updates-is-widely = Widely available
plus-updates-is-regressed = No longer Baseline
plus-updates-is-discouraged = Discouraged
plus-updates-instead = Use instead: { $names }

plus-updates-recent = New in Baseline
plus-updates-recent-days = The last 30 days
plus-updates-recent-all = All Baseline events
plus-updates-dots = Reading the dots
plus-updates-dots-text = One for each engine: Blink, Gecko, WebKit.
plus-updates-dot-filled = ships it
plus-updates-dot-fresh = new with this release
plus-updates-dot-hollow = not yet

# Same as in English: ja, zh-CN, zh-TW
plus-updates-kind-api = Web API
# Same as in English everywhere
plus-updates-kind-css = CSS
plus-updates-kind-css-property = CSS property
plus-updates-kind-css-selector = CSS selector
plus-updates-kind-css-at-rule = CSS at-rule
plus-updates-kind-css-type = CSS value
# Same as in English everywhere
plus-updates-kind-html = HTML
plus-updates-kind-html-element = HTML element
plus-updates-kind-html-attribute = HTML attribute
# Same as in English everywhere
plus-updates-kind-http = HTTP
plus-updates-kind-http-header = HTTP header
plus-updates-kind-http-status = HTTP status
# Same as in English everywhere
plus-updates-kind-javascript = JavaScript
# Same as in English everywhere
plus-updates-kind-mathml = MathML
plus-updates-kind-mathml-element = MathML element
# Same as in English everywhere
plus-updates-kind-svg = SVG
plus-updates-kind-svg-element = SVG element
# Same as in English everywhere
plus-updates-kind-webassembly = WebAssembly
# Same as in English everywhere
plus-updates-kind-webdriver = WebDriver
plus-updates-kind-webextensions = Browser extension API
plus-updates-kind-manifests = Manifest
plus-updates-kind-mediatypes = Media type
plus-updates-kind-other = Feature

# Same as in English: fr
plus-updates-collections = Collections
plus-updates-collections-none = Save a page to filter by it.
plus-updates-collections-default = Saved Articles
plus-updates-collections-chosen = { $count ->
    [one] { $count } collection
   *[other] { $count } collections
  }
plus-updates-loading = One moment…

docs-sidebar = Related topics
docs-sidebar-open = Open related topics
docs-sidebar-close = Close related topics
docs-filter = Filter
docs-filter-matches =
    { $count ->
        [0] No matches
        [one] { $count } match
       *[other] { $count } matches
    }

# Same as in English: es
docs-error = Error
docs-warning = Warning
docs-unknown-section = No idea how to handle a { $type } section

docs-specification = Specification
docs-specification-part = Part
docs-no-specification = No specification found

docs-compatibility-failed = Error loading BCD data

# Same as in English everywhere
docs-baseline = Baseline
docs-baseline-high = Widely available
docs-baseline-low = Newly available
docs-baseline-limited = Limited availability
docs-baseline-since = since { $since }
docs-baseline-year = { $since }
docs-baseline-undated = { "" }
docs-baseline-discouraged = Deprecated
docs-baseline-removing = To be removed
docs-baseline-discouraged-note = Deprecated. Don’t use in new code.
docs-baseline-removing-note = Browsers are removing it. Replace existing uses.
docs-baseline-instead = Use instead:
# Same as in English everywhere
docs-browser-chrome = Chrome
# Same as in English everywhere
docs-browser-edge = Edge
# Same as in English everywhere
docs-browser-firefox = Firefox
# Same as in English everywhere
docs-browser-safari = Safari
# Same as in English everywhere
docs-browser-chrome_android = Chrome Android
docs-browser-firefox_android = Firefox for Android
docs-browser-safari_ios = Safari on iOS

docs-translation = Translation
docs-translation-volunteers = Volunteers translated this page from English.
docs-translation-join = Join them
docs-translation-english = View in English
docs-translation-always = Always switch to English
docs-translation-lag = The English page has changed since then, on { $date }.
docs-translation-machine = This page was machine-translated from English and hasn’t been fully reviewed.

docs-loading-title = ⏳ Loading…
docs-broken-empty = This page is empty.
docs-reading = Reading settings
docs-filter-clear = Clear the filter
docs-queue-remove = Remove from the queue: { $name }
docs-queue-clear = Clear
docs-queue-empty = The queue is empty.
docs-baseline-supported-in = Supported in { $browser } since version { $version }
docs-baseline-unsupported-in = Not supported in { $browser }
docs-filter-search = Search the site for “{ $words }”
docs-translation-beside = Read side by side with English
docs-translation-progress = How far translations are

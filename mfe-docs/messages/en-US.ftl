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

docs-error = Error
docs-warning = Warning
docs-unknown-section = No idea how to handle a { $type } section

docs-specification = Specification
docs-specification-part = Part
docs-no-specification = No specification found

docs-compatibility-failed = Error loading BCD data

docs-baseline = Baseline
docs-baseline-high = Widely available
docs-baseline-low = Newly available
docs-baseline-limited = Limited availability
docs-baseline-since = since { $since }
docs-baseline-year = { $since }
docs-baseline-undated = { "" }
docs-baseline-unsupported = has no support
docs-baseline-discouraged = Deprecated
docs-baseline-removing = To be removed
docs-baseline-discouraged-note = Avoid it in new work: browsers may drop it.
docs-baseline-removing-note = Browsers are about to drop it: replace it where it is used.
docs-baseline-instead = Use instead:
docs-baseline-high-about = It has worked in the browsers below for years: you can rely on it.
docs-baseline-low-about = It works in the newest versions of the browsers below. Older devices and browsers may lack it.
docs-baseline-limited-about = Some of the browsers that most people use lack it: make sure that your page does without.
docs-baseline-asterisk = * Parts of it are supported more widely, or less widely, than the whole.
docs-baseline-supported = has support
docs-baseline-learn = Learn more
docs-baseline-compat = See full compatibility
docs-baseline-feedback = Report feedback
docs-browser-chrome = Chrome
docs-browser-edge = Edge
docs-browser-firefox = Firefox
docs-browser-safari = Safari
docs-browser-chrome_android = Chrome Android
docs-browser-firefox_android = Firefox for Android
docs-browser-safari_ios = Safari on iOS

docs-translation = Translation
docs-translation-volunteers = Volunteers translated this page from English.
docs-translation-join = Join them
docs-translation-english = View in English
docs-translation-always = Always switch to English
docs-translation-lag = The English page has changed since then, on { $date }.
docs-translation-machine = A machine translated this page from English; nobody has checked every sentence.

docs-footer = Help improve this page
docs-footer-modified = Last modified:
docs-footer-contributors = by contributors
docs-footer-source = View this page on GitHub
docs-footer-learn = Learn how to contribute
docs-footer-report = Report a problem with this content

docs-feedback-question = Was this page helpful?
docs-feedback-yes = Yes
docs-feedback-no = No
docs-feedback-why = Why was it not helpful?
docs-feedback-outdated = Content is out of date
docs-feedback-incomplete = Missing information
docs-feedback-code_examples = Code examples not working as expected
docs-feedback-other = Other
docs-feedback-submit = Submit
docs-feedback-thanks = Thank you for your feedback!
docs-feedback-failed = Your answer could not be sent. Please try again.

docs-broken = Loading Error
docs-loading-title = ⏳ Loading…
docs-broken-empty = The page has no text.
docs-broken-reload = Try reloading the page

docs-reading = Reading settings
docs-filter-clear = Clear the filter
docs-queue-remove = Remove from the queue: { $name }

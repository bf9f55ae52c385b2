### Chunk: translations-words

docs-progress-heading = Translations
docs-progress-heading-of = Translations: { $section }
docs-progress-about = How many pages each language has, and how far translations are behind the English pages.
# $date is the day of the newest change that is known.
docs-progress-up-to = Changes in English are counted up to { $date }.
docs-progress-no-history = This site doesn’t know when the English pages changed, so it can’t tell which translations are behind.
docs-progress-languages = Languages
docs-progress-sections = Sections
docs-progress-all-sections = All sections
# Of pages, as are the four counts below.
docs-progress-translated = { $count } of { $all } translated
docs-progress-count-current = { $count } up to date
docs-progress-count-behind = { $count } behind
docs-progress-count-unknown = { $count } unknown
docs-progress-count-orphaned = { $count } without an English page
# Same as in English: fr
docs-progress-list = Pages
docs-progress-pages =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
docs-progress-none = There is nothing to show.
# Same as in English: fr
docs-progress-page = Page
docs-progress-state = State
docs-progress-show = Show
docs-progress-state-any = All
docs-progress-state-current = Up to date
docs-progress-state-behind = Behind
docs-progress-state-unknown = Unknown
docs-progress-state-orphaned = No English page
docs-progress-state-missing = Not translated
docs-progress-order = Sort by
docs-progress-order-lag = Furthest behind
docs-progress-order-title = Title
docs-progress-order-views = Most read
docs-progress-beside = Read side by side with English
docs-progress-source = Changes in English
docs-progress-rank = No. { $rank } of the most read
# That a translation has not seen.
docs-progress-changes =
    { $count ->
        [one] { $count } change in English
       *[other] { $count } changes in English
    }
# $date is the day of the first of them.
docs-progress-since = since { $date }
docs-progress-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
docs-progress-page-links = Pages of the list
docs-progress-previous = Previous
docs-progress-next = Next
# Same as in English: fr
docs-progress-page-number = Page { $number }

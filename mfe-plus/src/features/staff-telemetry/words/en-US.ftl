### Chunk: staff-telemetry-words

plus-telemetry-counted = Counted without cookies or addresses
plus-telemetry-until = counted up to:
plus-telemetry-language = Language
plus-telemetry-all-languages = All languages
plus-telemetry-period = Period
plus-telemetry-last-hours = Last 24 hours
plus-telemetry-last-days = Last { $count } days
# Same as in English everywhere
plus-telemetry-csv = CSV
plus-telemetry-loading = Loading…
plus-telemetry-empty = Nothing has been counted yet
plus-telemetry-empty-text = Visits appear here about two minutes after they begin. Readers who opt out, or whose browser sends Global Privacy Control, are never counted.
plus-telemetry-nothing = Nothing in this period.

plus-telemetry-live = Now
plus-telemetry-live-minute = Pages this minute: { $count }
plus-telemetry-live-hour = Last hour: visits { $visits }, pages { $views }, errors { $errors }
plus-telemetry-live-away = No new counts right now; asking again every 10 seconds.

plus-telemetry-figure-visits = Visits
plus-telemetry-figure-pages = Pages in a visit
plus-telemetry-figure-searches = Searches
plus-telemetry-figure-errors = Errors in 1,000 visits
plus-telemetry-figure-misses = Searches without a result
plus-telemetry-up = { $size } up
plus-telemetry-down = { $size } down
plus-telemetry-unchanged = no change

plus-telemetry-shape = Show “{ $title }” as
plus-telemetry-chart = Chart
plus-telemetry-table = Table
plus-telemetry-by-day = a day, against the { $count } days before
plus-telemetry-by-hour = an hour, against the 24 hours before
plus-telemetry-visits-chart = Visits over time
plus-telemetry-visits-point = { $time }: visits { $now }, before { $before }
plus-telemetry-chart-failed = The chart didn't load. The table has the same numbers.
plus-telemetry-now = Now
plus-telemetry-before = Before
plus-telemetry-day = Day
plus-telemetry-hour = Hour
plus-telemetry-went-live = Went live

plus-telemetry-kinds = Page kinds
plus-telemetry-kinds-note = share of views
plus-telemetry-kind = Kind
plus-telemetry-share = Share
plus-telemetry-views = Views
plus-telemetry-kind-home = Home
plus-telemetry-kind-reference = Reference
# Same as in English: fr
plus-telemetry-kind-guide = Guides
plus-telemetry-kind-learn = Learn
plus-telemetry-kind-glossary = Glossary
plus-telemetry-kind-search = Search
# Same as in English everywhere
plus-telemetry-kind-play = Playground
# Same as in English: es, fr, pt-BR
plus-telemetry-kind-blog = Blog
plus-telemetry-kind-curriculum = Curriculum
# Same as in English everywhere
plus-telemetry-kind-plus = Plus
# Same as in English everywhere
plus-telemetry-kind-observatory = Observatory
plus-telemetry-kind-advertising = Advertising
plus-telemetry-kind-other = Other

plus-telemetry-vitals = Vitals by version
plus-telemetry-vitals-note = 75th percentile, ± 5%, last six versions
plus-telemetry-remote = Remote
plus-telemetry-device = Device
plus-telemetry-device-phone = Phones
plus-telemetry-device-desktop = Desktop
# Same as in English: fr
plus-telemetry-version = Version
plus-telemetry-vital = Vital
plus-telemetry-count = Values
plus-telemetry-vital-good = Good
plus-telemetry-vital-middling = Needs work
plus-telemetry-vital-poor = Poor
plus-telemetry-vital-few = few
plus-telemetry-limit-good = good { $value }
plus-telemetry-limit-poor = poor { $value }
plus-telemetry-vital-chart = { $name } by version
# Same as in English: es, ko, pt-BR, ru
plus-telemetry-vital-point = { $version }: { $value }, { $state }
plus-telemetry-vital-few-point = { $version }: too few values ({ $count })

plus-telemetry-misses-note = words of five or more visitors
plus-telemetry-query = Words
plus-telemetry-times = Times

plus-telemetry-errors = Errors by remote and signature
plus-telemetry-errors-note = numbers and addresses are cut from messages
plus-telemetry-all-remotes = All remotes
# Same as in English: fr
plus-telemetry-signature = Signature
plus-telemetry-state = State
plus-telemetry-state-rising = Rising
plus-telemetry-state-new = New
plus-telemetry-state-known = Known
plus-telemetry-first-seen = First seen
plus-telemetry-trend = Over time
plus-telemetry-in-thousand = In 1,000 visits

plus-telemetry-clicks = Clicks by source
plus-telemetry-clicks-note = the most frequent
# Same as in English: fr
plus-telemetry-source = Source

plus-telemetry-feedback = Was this page helpful?
plus-telemetry-feedback-note = last { $days } days: { $share } yes, votes: { $votes }
plus-telemetry-no-votes = No votes in this period.
# Same as in English: fr
plus-telemetry-page = Page
plus-telemetry-yes = Yes
# Same as in English: es
plus-telemetry-no = No

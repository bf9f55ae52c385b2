plus-report-scanned = Scanned { $date }
# Same as in English: pt-BR
plus-report-status = Status { $status }
plus-report-rules = Rules of version { $version }
plus-report-target = (host { $host }, port { $port }, path { $path })
plus-report-route = Redirects:
plus-report-off-host = This is about another host
plus-report-off-host-hint = Redirects led to { $host }, and the report is about that host.
plus-report-www = The name that was asked for has no server, so { $host } was scanned.
plus-report-not-kept = This scan could not be saved, and will not be in the history.
plus-report-grade = Grade
# Same as in English: fr
plus-report-points = { $points } points
plus-report-passed = { $passed } of { $tests } tests passed.
plus-report-to-bonus = { $points } more, and bonuses count.
plus-report-next = { $points } more for { $grade }.
plus-report-tabs = Parts of the report
# Same as in English: fr
plus-report-tab-scoring = Tests
plus-report-tab-csp = Policy analysis
# Same as in English: es, fr, pt-BR
plus-report-tab-cookies = Cookies
plus-report-tab-headers = Headers as sent
plus-report-tab-history = History
plus-report-tab-benchmark = Compared with others
plus-ledger-title = How the score is made
plus-ledger-start = Every site starts with
plus-ledger-before = Before bonuses
plus-ledger-not-counted = Bonus of { $bonus } not counted
plus-ledger-because = because bonuses start at { $from } points. Win back { $missing } first, and they count.
plus-ledger-floored = No score is below 0.
# Same as in English: fr
plus-ledger-score = Score
plus-cookies-table = Cookies that the site sets
plus-cookies-none = The site sets no cookies here
plus-cookies-name = Name
plus-cookies-purpose = Looks like
plus-cookies-expires = Expires
plus-cookies-path = Domain and path
# Same as in English: fr
plus-cookies-purpose-session = Session
plus-cookies-purpose-anti-csrf = Token against forged requests
plus-cookies-purpose-other = Other
plus-cookies-session = With the browser session
plus-cookies-yes = Yes
# Same as in English: es
plus-cookies-no = No
plus-cookies-prefix-kept = Kept
plus-cookies-prefix-broken = Promised, not kept
# Same as in English everywhere
plus-cookies-prefix-none = –
plus-headers-table = Headers of the graded response
plus-headers-name = Header
plus-headers-value = Value

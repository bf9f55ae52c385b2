plus-scanned-scanned = Scanned { $date }
# Same as in English: pt-BR
plus-scanned-status = Status { $status }
plus-scanned-rules = Rules of version { $version }
plus-scanned-target = (host { $host }, port { $port }, path { $path })
plus-scanned-route = Redirects:
plus-scanned-off-host = This is about another host
plus-scanned-off-host-hint = Redirects led to { $host }, and the report is about that host.
plus-scanned-www = The name that was asked for has no server, so { $host } was scanned.
plus-scanned-not-kept = This scan could not be saved, and will not be in the history.
plus-scanned-grade = Grade
# Same as in English: fr
plus-scanned-points = { $points } points
plus-scanned-passed = { $passed } of { $tests } tests passed.
plus-scanned-to-bonus = { $points } more, and bonuses count.
plus-scanned-next = { $points } more for { $grade }.
plus-scanned-tabs = Parts of the report
# Same as in English: fr
plus-scanned-tab-scoring = Tests
plus-scanned-tab-csp = Policy analysis
# Same as in English: es, fr, pt-BR
plus-scanned-tab-cookies = Cookies
plus-scanned-tab-headers = Headers as sent
plus-scanned-tab-history = History
plus-scanned-tab-benchmark = Compared with others
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

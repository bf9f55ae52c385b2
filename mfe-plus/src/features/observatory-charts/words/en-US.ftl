plus-chart-view = View: { $title }
plus-chart-view-chart = Chart
plus-chart-view-table = Table
plus-history-title = History of scores
plus-history-scans = Scans ({ $count })
plus-history-point = { $date }: { $score } points, { $grade }.
plus-history-one = Scan again later to see a line.
plus-history-none = There are no earlier scans.
# Same as in English: fr
plus-history-date = Date
plus-history-grade = Grade
# Same as in English: fr
plus-history-score = Score
plus-history-change = Change
plus-benchmark-title = Grades of all scanned hosts
plus-benchmark-own = this host
# Same as in English: es
plus-benchmark-hosts = (hosts: { $count })
plus-benchmark-count = Hosts
plus-benchmark-share = Share
plus-benchmark-of = Hosts compared: { $count }.
plus-benchmark-better = { $share } of them have a lower grade than this one.

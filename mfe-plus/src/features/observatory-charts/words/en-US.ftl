plus-chart-view = View: { $title }
plus-chart-view-chart = Chart
plus-chart-view-table = Table
plus-scans-title = History of scores
plus-scans-scans = Scans ({ $count })
plus-scans-point = { $date }: { $score } points, { $grade }.
plus-scans-one = Scan again later to see a line.
plus-scans-none = There are no earlier scans.
# Same as in English: fr
plus-scans-date = Date
plus-scans-grade = Grade
# Same as in English: fr
plus-scans-score = Score
plus-scans-change = Change
plus-benchmark-title = Grades of all scanned hosts
plus-benchmark-own = this host
# Same as in English: es
plus-benchmark-hosts = (hosts: { $count })
plus-benchmark-count = Hosts
plus-benchmark-share = Share
plus-benchmark-of = Hosts compared: { $count }.
plus-benchmark-better = { $share } of them have a lower grade than this one.

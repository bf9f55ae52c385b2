plus-compare-title = Compare
plus-compare-host = With another host
plus-compare-earlier = With an earlier scan
plus-compare-choose = Choose a date
plus-compare-show = Compare
plus-compare-loading = Reading the other report…
plus-compare-failed = The other report could not be had.
plus-compare-table = { $one } and { $other }
# Same as in English: fr
plus-compare-test = Test
# Same as in English: fr
plus-compare-score = Score

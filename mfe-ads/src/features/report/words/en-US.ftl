### Chunk: report-words

ads-report-title = Campaign report
ads-report-broken = The report can't be read right now
ads-report-again = Try again
ads-report-viewed = Seen
ads-report-clicked = Clicked
ads-report-placed = Loaded
# Same as in English everywhere
ads-report-few = 1–19
ads-report-empty = Nothing has been counted yet.
ads-report-days = By day and place
ads-report-day = Day
ads-report-place = Place
ads-report-place-top = Top banner
ads-report-place-side = Side card
ads-report-place-bottom = Bottom banner
ads-report-place-hpMain = Home page, large
ads-report-place-hpFooter = Home page, bottom
ads-report-counted = An ad counts as seen when half of it was in view for one second. { $site } keeps counts per day and place; nothing identifies a reader. Counts from 1 to 19 are not given exactly.

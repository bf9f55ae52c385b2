### Chunk: staff-campaigns-words

plus-ads-campaigns = Campaigns
plus-ads-which = Which campaigns
plus-ads-group-running = Running
plus-ads-group-planned = Planned
plus-ads-group-ended = Ended
plus-ads-search = Name or advertiser
plus-ads-none = No campaign here yet.
plus-ads-not-found = No campaign has this name or advertiser.
plus-ads-new = New campaign
plus-ads-counted = An ad counts as seen when half of it was in view for one second. Counts are kept per day and place; nothing identifies a reader.
plus-ads-nothing = Shows nothing yet
plus-ads-until = until { $day }
plus-ads-seen-count = Seen: { $count }
plus-ads-clicked-share = Clicked: { $share }%

plus-ads-from = From { $from }
plus-ads-from-to = { $from } – { $to }
plus-ads-state-running = Running
plus-ads-state-paused = Paused
plus-ads-view = View
plus-ads-view-report = Report
plus-ads-view-creatives = Creatives
plus-ads-view-terms = Terms
plus-ads-start = Start
plus-ads-pause = Pause
plus-ads-now-running = The campaign is running.
plus-ads-now-paused = The campaign is paused.
plus-ads-delete = Delete campaign
plus-ads-delete-text = Its creatives and all of its counts will be gone for good.
plus-ads-deleted = The campaign is deleted.
plus-ads-cancel = Cancel
plus-ads-working = Working…
plus-ads-added = The campaign is saved. Now add what it shows.
plus-ads-saved = Saved.
plus-ads-discard = Discard changes

plus-ads-name = Name
plus-ads-advertiser = Advertiser
plus-ads-kind = Kind
plus-ads-kind-paid = Paid
plus-ads-kind-community = Community
plus-ads-kind-house = House
plus-ads-starts = First day
plus-ads-ends = Last day (optional)
plus-ads-countries = Countries
plus-ads-countries-hint = Two-letter codes such as US, FR. Empty: all countries.
plus-ads-sections = Sections (none checked: all)
# Same as in English everywhere
plus-ads-section-css = CSS
# Same as in English everywhere
plus-ads-section-html = HTML
# Same as in English everywhere
plus-ads-section-javascript = JavaScript
plus-ads-section-api = Web APIs
# Same as in English everywhere
plus-ads-section-http = HTTP
plus-ads-section-accessibility = Accessibility
# Same as in English everywhere
plus-ads-section-svg = SVG
# Same as in English everywhere
plus-ads-section-mathml = MathML
# Same as in English everywhere
plus-ads-section-webassembly = WebAssembly
# Same as in English: fr
plus-ads-section-extensions = Extensions
plus-ads-section-learn = Learn
plus-ads-section-glossary = Glossary
plus-ads-section-curriculum = Curriculum
# Same as in English: es, fr, pt-BR
plus-ads-section-blog = Blog
plus-ads-section-other = Other documents
plus-ads-section-home = Home page
plus-ads-section-search = Search
# Same as in English everywhere
plus-ads-section-play = Playground
# Same as in English everywhere
plus-ads-section-observatory = HTTP Observatory
plus-ads-priority = Priority
plus-ads-priority-hint = Among campaigns of one kind, the highest is shown.
plus-ads-weight = Weight
plus-ads-weight-hint = Campaigns of the same priority share by weight.
plus-ads-views-a-day = Most views a day (optional)
plus-ads-views-in-all = Most views in all (optional)
plus-ads-budget = Budget (optional)
plus-ads-price = Price of 1,000 views (optional)
plus-ads-save = Save terms

plus-ads-place = Place
plus-ads-place-top = Top banner
plus-ads-place-side = Side card
plus-ads-place-bottom = Bottom banner
plus-ads-place-hpMain = Home page, large
plus-ads-place-hpFooter = Home page, bottom
plus-ads-heading = Heading (optional)
plus-ads-copy = Text
plus-ads-cta = Call to action (optional)
plus-ads-target = Leads to
plus-ads-picture = Picture (optional)
plus-ads-picture-hint = PNG, JPEG, WebP or AVIF, at most 200 KB. It is shown at { $size }.
# Same as in English everywhere
plus-ads-size-top = 100 × 50
plus-ads-size-side = 125 × 125 or 130 × 100
plus-ads-size-bottom = 728 × 90, in place of the words
plus-ads-size-hpMain = 970 × 250, in place of the words
plus-ads-size-hpFooter = 728 × 90, in place of the words
plus-ads-picture-remove = Remove the picture
plus-ads-alt = Description of the picture
plus-ads-colors = Colors
plus-ads-own-colors = Use colors of the campaign
plus-ads-text-color = Text
plus-ads-background-color = Background
plus-ads-cta-text-color = Call to action
plus-ads-cta-background-color = Call to action, background
plus-ads-text-color-dark = Text, dark theme
plus-ads-background-color-dark = Background, dark theme
plus-ads-cta-text-color-dark = Call to action, dark theme
plus-ads-cta-background-color-dark = Call to action, background, dark theme
plus-ads-save-creative = Save
plus-ads-preview = Preview on a page
plus-ads-preview-off = You have turned off ads, so a preview shows you none. Turn them on in your settings first.
plus-ads-remove = Remove from this place
plus-ads-removed = Removed from this place.

plus-ads-period = Period
plus-ads-last-days = Last { $count } days
plus-ads-shape = Show as
plus-ads-as-chart = Chart
plus-ads-as-table = Table
# Same as in English everywhere
plus-ads-csv = CSV
plus-ads-chart = Seen, by day
plus-ads-day = { $day }: seen { $seen }, clicked { $clicked }
plus-ads-date = Day
plus-ads-seen = Seen
plus-ads-clicked = Clicked
plus-ads-rate = Click rate
plus-ads-loaded = Seen, of loaded

plus-ads-share = Share with the advertiser
plus-ads-link = Link for the advertiser
plus-ads-link-hint = Anyone who has it can read the report. Counts from 1 to 19 are shown there as “1–19.”
plus-ads-link-made = The report has a link now.
plus-ads-link-copy = Copy link
plus-ads-link-copied = Link copied.
plus-ads-link-not-copied = Copying didn't work. Select the link and copy it yourself.
plus-ads-link-end = Stop sharing
plus-ads-link-ended = The link no longer works.

plus-ads-loading = Loading…
plus-ads-whole = Whole campaign
plus-ads-by-day = By day
plus-ads-by-place = By place
plus-ads-picture-chosen = Chosen: { $name }
plus-ads-picture-gone = The picture goes when you save.
plus-ads-picture-keep = Keep the picture
plus-ads-picture-large = { $name } has { $size } KB, and a picture may have { $most } KB. Choose a smaller one.
plus-ads-removed-paused = Removed. The campaign shows nothing now, so it is paused.
plus-ads-read-anew = Another person changed this campaign, so it was read again. What you typed is kept: save it, or discard it to see what is there now.

# Same as in English: fr
plus-title-collections = Collections
plus-title-updates = Updates
plus-title-shared = Shared collection
plus-title-settings = My Settings
plus-title-staff = Staff
plus-title-staff-ads = Ads
plus-title-staff-telemetry = Telemetry
plus-title-staff-surveys = Surveys
plus-title-newsletter = Newsletter
plus-description-landing = What a subscription brings, what it costs, and how to start.
plus-description-newsletter = News for web developers by email: sign up for the newsletter.
plus-description-updates = What browsers shipped and what became Baseline, release by release, with filters and feeds.
# Same as in English everywhere
plus-title-ai-help = AI Help
plus-description-ai-help = Ask about the web platform: answers out of the documentation and its data, with every source named.
plus-title-observatory-report = Scan results
plus-description-observatory = Test the security headers of a website for free: a grade, how the score is made, and the fix for every point lost.

### Chunk: newsletter-words

plus-newsletter-title = Stay informed with { $site }
plus-newsletter-lede = What is new on the web platform and on this site, in your inbox. Free, and without tracking.
plus-newsletter-email = E-mail address
plus-newsletter-privacy = I agree that my address is used for the newsletter, as the privacy notice says.
plus-newsletter-privacy-link = Privacy notice
plus-newsletter-submit = Sign up now
plus-newsletter-submitting = Signing up…
plus-newsletter-again = Something went wrong, try again
plus-newsletter-thanks = Thanks!
plus-newsletter-thanks-text = You will hear from us with the next issue.
plus-newsletter-no-script = The form needs JavaScript.

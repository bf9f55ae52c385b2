### Chunk: newsletter-words

plus-newsletter-title = Stay informed with { $site }
plus-newsletter-lede = News about the web platform and this site, in your inbox. Free, with no tracking.
plus-newsletter-email = Email
plus-newsletter-privacy = I agree to receive the newsletter as described in the privacy notice.
plus-newsletter-privacy-link = Privacy notice
plus-newsletter-submit = Sign up now
plus-newsletter-submitting = Signing up…
plus-newsletter-again = Something went wrong, try again
plus-newsletter-thanks = Thanks!
plus-newsletter-thanks-text = We've added your address. If you receive a link to confirm it, please follow it: the next issue goes to confirmed addresses. Every issue has a link to unsubscribe.
plus-newsletter-no-script = This form needs JavaScript.

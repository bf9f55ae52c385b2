visit-log-in-host = Login
visit-log-in-cover = What you save here is there on every device
visit-SIGN_IN_STALE = This login has expired
visit-SIGN_IN_STALE-text = It was started more than 15 minutes ago or in another browser, or it was already used. Start again.
visit-SIGN_IN_REFUSED = You are not logged in
visit-SIGN_IN_REFUSED-text = The login was canceled or didn't finish. Nothing has changed; you can start again.
visit-SIGN_IN_UNCONFIRMED = Confirm your email first
visit-SIGN_IN_UNCONFIRMED-text = We need to know that the address is yours. Follow the link in the message we sent you, then log in again.
visit-SIGN_IN_SUSPENDED = This account is suspended
visit-SIGN_IN_SUSPENDED-text = Everything you saved is still there. Contact the support of this site to have the account reopened.
visit-SIGN_IN_MISSING = Login isn't available
visit-SIGN_IN_MISSING-text = This site was set up without accounts. You can read everything here without one.
visit-IDENTITY_AWAY = Back in a moment
visit-IDENTITY_AWAY-text = The account service isn't responding. Nothing was lost; try again in a moment.
visit-DATABASE_AWAY = Back in a moment
visit-DATABASE_AWAY-text = Accounts are unavailable right now. Nothing was lost; try again in a moment.
visit-DATABASE_FULL = No room to save anything right now
visit-DATABASE_FULL-text = The site can't store a login at the moment. Nothing was lost, and you can go on reading; try again later.
visit-TOO_MANY_REQUESTS = Too many attempts
visit-TOO_MANY_REQUESTS-text = There were too many login attempts from here. Wait a minute, then try again.
visit-other = Something went wrong
visit-other-text = It's our fault, not yours. Try again in a moment.
# Same as in English: fr
visit-code = Code
visit-error-id = Error ID
visit-log-in-again = Log in again
visit-go-to-site = Go to { $site }
visit-signed-out-host = Signed out
visit-signed-out-cover = What you save here is there when you come back
visit-signed-out = You are signed out here
visit-signed-out-text = One moment: your account provider is asked to sign you out as well.
visit-signed-out-go-on = Continue
visit-signed-out-back = Back to { $site }
visit-subscription-host = Subscription
visit-subscription-cover = More of what you read here
visit-PLAN_UNKNOWN = There is no such plan
visit-PLAN_UNKNOWN-text = The link names a plan that doesn't exist. You weren't charged; the plans are listed on the site.
visit-COUNTRY_UNSUPPORTED = Not available in your country yet
visit-COUNTRY_UNSUPPORTED-text = Plans aren't sold in your country. Everything that is free stays free.
visit-PAYMENTS_MISSING = Nothing is sold here
visit-PAYMENTS_MISSING-text = This site was set up without payments. You can read everything here without a plan.
visit-PAYMENTS_AWAY = Back in a moment
visit-PAYMENTS_AWAY-text = The payment provider isn't responding. You weren't charged; try again in a moment.
visit-SUBSCRIPTION_GIVEN = This plan was given to you
visit-SUBSCRIPTION_GIVEN-text = You don't pay for it, so there is nothing to change or cancel. You keep it until it is withdrawn.
visit-CHECKOUT_CROWDED = That was too much at once
visit-CHECKOUT_CROWDED-text = Several checkouts were started at the same time. You weren't charged; choose a plan again.
visit-INPUT_INVALID = This link is incomplete
visit-INPUT_INVALID-text = We couldn't read the address. You weren't charged; choose a plan on the site.
visit-newsletter-host = Newsletter
visit-newsletter-cover = What's new, in your inbox
visit-newsletter-confirm = Confirm your address
visit-newsletter-confirm-text = The { $site } newsletter goes to { $email } once you confirm the address.
visit-newsletter-confirm-button = Confirm
visit-newsletter-leave = Unsubscribe from the newsletter?
visit-newsletter-leave-text = The { $site } newsletter goes to { $email }.
visit-newsletter-unsubscribe = Unsubscribe
visit-newsletter-confirmed = Your address is confirmed
visit-newsletter-confirmed-text = The next issue goes to { $email }.
visit-newsletter-left = You are unsubscribed
visit-newsletter-left-text = { $email } is no longer on the list.
visit-NEWSLETTER_LINK_UNKNOWN = This link is no longer valid
visit-NEWSLETTER_LINK_UNKNOWN-text = The address isn't on the newsletter list: it was removed or never confirmed. There is nothing more to do.
visit-newsletter-mail-subject = Confirm your subscription to the { $site } newsletter
visit-newsletter-mail-text =
    Someone (probably you) signed this address up for the { $site } newsletter. Follow the link to confirm the address or to remove it, now or later.

    If it wasn't you, do nothing: without your confirmation no newsletter is sent, and the address is deleted after 30 days.
visit-newsletter-mail-link = Confirm or unsubscribe
visit-feedback-host = Feedback
visit-feedback-cover = Every answer makes a page better
visit-feedback-400 = Your answer wasn't complete
visit-feedback-400-text = Go back to the page, choose a reason, and send it again.
visit-feedback-404 = There is no such page
visit-feedback-404-text = The page your answer is about is no longer on this site.
visit-feedback-503 = Your answer couldn't be saved
visit-feedback-503-text = It's our fault, not yours, and only the answer was lost. Go back to the page and send it again in a moment.
visit-playground-hidden-subject = Your playground on { $site } is hidden
visit-playground-hidden-text =
    Staff looked at your playground “{ $title }” after readers reported it, and hid it from other readers. The reason:

    { $reason }

    You can still open it, copy its code, or delete it.
visit-playground-restored-subject = Your playground on { $site } is visible again
visit-playground-restored-text =
    Staff looked at your playground “{ $title }” again. Its link works for everyone again. The reason:

    { $reason }
visit-playground-link = Open the playground
visit-digest-host = Digest
visit-digest-cover = Told when it changes, and only then
visit-digest-leave = Stop the digest?
visit-digest-leave-text = { $site } tells { $email } by email what happened to what you watch. You keep watching, and see it on the site.
visit-digest-stop = Stop the digest
visit-digest-left = The digest has stopped
visit-digest-left-text = { $email } gets no more of it. You can turn it on again in your settings.
visit-DIGEST_LINK_UNKNOWN = This link is no longer valid
visit-DIGEST_LINK_UNKNOWN-text = The account it belongs to was deleted, or part of the address is missing. There is nothing more to do.
visit-digest-subject-pages = { $count ->
    [one] { $count } page changed
   *[other] { $count } pages changed
  }
visit-digest-subject-features = { $count ->
    [one] { $count } feature has news
   *[other] { $count } features have news
  }
# Same as in English: es, fr, ko, pt-BR, ru
visit-digest-subject-both = { $pages }, { $features }
visit-digest-list = On your list
visit-digest-more = { $count ->
    [one] And { $count } more, on the site.
   *[other] And { $count } more, on the site.
  }
visit-digest-all = See all updates
visit-digest-why-daily = { $count ->
    [one] You get this on days when something changed, because you watch { $count } thing on { $site }.
   *[other] You get this on days when something changed, because you watch { $count } things on { $site }.
  }
visit-digest-why-weekly = { $count ->
    [one] You get this on Mondays when something changed, because you watch { $count } thing on { $site }.
   *[other] You get this on Mondays when something changed, because you watch { $count } things on { $site }.
  }
visit-digest-change = Change what comes
visit-digest-edited = The page was edited.
visit-digest-added = { $count ->
    [one] { $releases } ships it.
   *[other] { $releases } ship it.
  }
visit-digest-removed = { $count ->
    [one] { $releases } no longer has it.
   *[other] { $releases } no longer have it.
  }
visit-digest-state-newly = Newly available
visit-digest-newly = It works in the latest versions of all major browsers.
visit-digest-state-widely = Widely available
visit-digest-widely = Every major browser has had it for two and a half years.
visit-digest-state-regressed = No longer Baseline
visit-digest-regressed = It no longer works in all major browsers.
visit-digest-state-discouraged = Discouraged
visit-digest-discouraged = New code should do without it.
visit-grade-subject = { $host }: grade { $grade } instead of { $from }
visit-grade-text = The security headers of { $host } had grade { $from } in the HTTP Observatory. The latest scan gives { $grade }.
visit-grade-link = See the report
visit-grade-why = You get this because you watch { $host } on { $site }. Mail comes only when its grade falls.
visit-grade-change = Change what you watch

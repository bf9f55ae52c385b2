### Chunk: settings-words

plus-settings-title = My Settings
plus-settings-lede = Your account and preferences. Changes are saved automatically.
plus-settings-saving = Saving…
plus-settings-no-script = Turn on JavaScript to change your settings.
plus-settings-unavailable = Your settings are unavailable right now. They are safe; please try again later.

plus-settings-invitation = Log in to see your settings
plus-settings-invitation-text = They belong to your account and follow you to every browser you log in with.
plus-settings-sign-in = Log in

plus-settings-account = Manage Account
plus-settings-email = Email
# Same as in English: es
plus-settings-plan = Plan
# Same as in English everywhere
plus-settings-plan-core = Core
# Same as in English everywhere
plus-settings-plan-plus5 = Plus 5
# Same as in English everywhere
plus-settings-plan-plus10 = Supporter 10
plus-settings-plan-month = { $plan }, paid monthly
plus-settings-plan-year = { $plan }, paid yearly
plus-settings-practice = Test mode
plus-settings-practice-text = Test mode: no real payments are made.
plus-settings-given = This plan was given to you. There is nothing to pay.
plus-settings-next-payment = Next payment on { $date }
plus-settings-ends = Ends on { $date } and is not renewed
plus-settings-past-due = Your last payment failed. Update your payment method to keep your subscription.
plus-settings-subscription-unknown = We couldn't load your subscription.
plus-settings-manage = Manage subscription
plus-settings-upgrade = Upgrade
plus-settings-export = Your collections
plus-settings-export-text = Everything you saved, with your notes, as a file.
plus-settings-export-json = Download JSON
plus-settings-export-csv = Download CSV
plus-settings-export-html = Download bookmarks (HTML)
plus-settings-export-markdown = Download Markdown
plus-settings-playgrounds = Your playgrounds
plus-settings-playgrounds-text = All code you shared under a short link, as a file.
plus-settings-playgrounds-download = Download playgrounds
plus-settings-sessions = Sessions
plus-settings-everywhere-name = All devices
plus-settings-everywhere = Sign out everywhere
plus-settings-everywhere-text = Signs you out on all devices.
plus-settings-everywhere-working = Signing out…
plus-settings-everywhere-done = You are signed out everywhere.

plus-settings-ads = Ads
plus-settings-no-ads = Read without ads
plus-settings-no-ads-text = Hides ads on all your devices for as long as you subscribe.
plus-settings-no-ads-subscribe = Ad-free browsing is included in the paid plans.
plus-settings-no-ads-link = Subscribe to { $plus }

# Same as in English everywhere
plus-settings-ai-help = AI Help
plus-settings-history = Save my question history
plus-settings-history-text = Questions and answers are kept for up to six months. Only you can see them.
plus-settings-history-name = History
plus-settings-history-delete = Delete history
plus-settings-history-delete-text = Deletes all your questions and answers.
plus-settings-history-confirm = Do you want to permanently delete your AI Help history?
plus-settings-history-deleting = Deleting…
plus-settings-history-deleted = Your AI Help history is deleted.
plus-settings-history-absent = You have no AI Help history, so there was nothing to delete.
plus-settings-unanswered = Let staff read questions that had no answer
plus-settings-unanswered-text = They show what the documentation lacks. Your name isn’t with them.
plus-settings-conversations = Your questions and answers
plus-settings-conversations-text = All conversations with AI Help, as a file.
plus-settings-conversations-download = Download conversations

plus-settings-offline = Offline reading

plus-settings-updated = Stay updated
plus-settings-newsletter = Send me the newsletter
plus-settings-newsletter-text = News about the web platform and { $site }, by email.
plus-settings-newsletter-unknown = We couldn't load your newsletter setting.

plus-settings-delete = Delete account
plus-settings-delete-text = Permanently deletes your account and all its data.
plus-settings-gone = Goodbye
plus-settings-gone-text = Your account and all its data have been deleted, and you are signed out. Thank you for reading with us; you can keep using the docs.
plus-settings-gone-home = Go to the home page

plus-settings-started-waiting = Your payment is being confirmed…
plus-settings-started = Welcome to { $plan }
plus-settings-started-text = You now have access to all { $plan } features.{ $ads ->
    [off] { " " }Ads are turned off; you can turn them back on below.
   *[other] { "" }
  }
plus-settings-started-late = Your payment hasn't been confirmed yet
plus-settings-started-late-text = This can take a few minutes. Your plan appears here as soon as it's confirmed; you can safely leave this page.
plus-settings-canceled = Your subscription wasn't started
plus-settings-canceled-text = You left the payment page, and you weren't charged.
plus-settings-see-plans = See the plans

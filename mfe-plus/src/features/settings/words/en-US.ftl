### Chunk: settings-words

plus-settings-title = My Settings
plus-settings-lede = Your account, and how the site behaves for you. Every change is saved at once.
plus-settings-saving = Saving…
plus-settings-no-script = Settings can be changed only with JavaScript switched on.
plus-settings-unavailable = Your settings cannot be reached at the moment. They are safe; please come back a little later.

plus-settings-invitation = Sign in to see your settings
plus-settings-invitation-text = They belong to your account, and follow you to every browser that you sign in with.
plus-settings-sign-in = Sign in

plus-settings-account = Manage Account
plus-settings-email = E-mail address
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
plus-settings-practice = Practice
plus-settings-practice-text = This site practises: subscriptions work as they would, and no money moves.
plus-settings-given = This plan was given to you; nothing is paid for it.
plus-settings-next-payment = Next payment on { $date }
plus-settings-ends = Ends on { $date } and is not renewed
plus-settings-past-due = The last payment failed. Please check how you pay, or the subscription will end.
plus-settings-subscription-unknown = The state of your subscription could not be read.
plus-settings-manage = Manage subscription
plus-settings-upgrade = Upgrade
plus-settings-export = Your collections
plus-settings-export-text = Everything that you saved, with its notes, as a file.
plus-settings-export-json = Download JSON
plus-settings-export-csv = Download CSV
plus-settings-sessions = Sessions
plus-settings-everywhere = Sign out everywhere
plus-settings-everywhere-text = Ends every session of yours, in this browser and in all others.
plus-settings-everywhere-working = Signing out…
plus-settings-everywhere-done = You are signed out everywhere.

plus-settings-ads = Ads
plus-settings-no-ads = Read without ads
plus-settings-no-ads-text = Hides every placement, on all your devices, for as long as you subscribe.
plus-settings-no-ads-subscribe = Ad-free browsing is part of the paid plans.
plus-settings-no-ads-link = Subscribe to { $plus }

# Same as in English everywhere
plus-settings-ai-help = AI Help
plus-settings-history = Keep the history of my questions
plus-settings-history-text = Questions and answers stay for up to six months, for you alone.
plus-settings-history-name = History
plus-settings-history-delete = Delete history
plus-settings-history-delete-text = Takes away every question that you asked, and its answer.
plus-settings-history-confirm = Do you want to permanently delete your AI Help history?
plus-settings-history-deleting = Deleting…
plus-settings-history-deleted = Your AI Help history is deleted.
plus-settings-history-absent = This site keeps no AI Help history yet, so there was nothing to delete.

plus-settings-updated = Stay updated
plus-settings-newsletter = Send me the newsletter
plus-settings-newsletter-text = What is new on the web platform and on { $site }, by e-mail.
plus-settings-newsletter-unknown = Whether you get the newsletter could not be read.

plus-settings-delete = Delete account
plus-settings-delete-text = Removes your account and everything in it, for good.
plus-settings-delete-title = Delete your account?
plus-settings-delete-what = This cannot be undone. With your account go:
plus-settings-delete-collections = your collections, with every saved article and note
plus-settings-delete-settings = your settings and your newsletter subscription
plus-settings-delete-sign-in = your sign-in with e-mail address and password, where this site provides it
plus-settings-delete-history = your AI Help history
plus-settings-delete-subscription = your subscription, which ends now; what is paid is not paid back
plus-settings-delete-type = Type { $email } to confirm
plus-settings-delete-cancel = Keep my account
plus-settings-delete-do = Delete account
plus-settings-delete-working = Deleting…
plus-settings-gone = Goodbye
plus-settings-gone-text = Your account and everything in it is deleted, and you are signed out. Thank you for reading with us; the documentation stays open to you.
plus-settings-gone-home = Go to the home page

plus-settings-started-waiting = Your payment is being confirmed…
plus-settings-started = Welcome to { $plan }
plus-settings-started-text = Your subscription has started. What it opens is yours from now on.
plus-settings-started-late = Your payment is not confirmed yet
plus-settings-started-late-text = This can take a few minutes. Your plan appears here as soon as it is; nothing is lost if you leave this page.
plus-settings-canceled = No subscription was started
plus-settings-canceled-text = You left the payment page, and nothing was charged.
plus-settings-see-plans = See the plans

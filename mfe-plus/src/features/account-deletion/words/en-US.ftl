### Chunk: delete-account-words

plus-settings-delete-title = Delete your account?
plus-settings-delete-what = This can't be undone. The following will be deleted:
plus-settings-delete-collections = your collections, with every saved article and note
plus-settings-delete-settings = your settings and your newsletter subscription
plus-settings-delete-sign-in = your login with email and password, if it is provided by this site
plus-settings-delete-history = your AI Help history
plus-settings-delete-subscription = your subscription, which ends now; payments are not refunded
plus-settings-delete-type = Type { $email } to confirm
plus-settings-delete-cancel = Keep my account
plus-settings-delete-do = Delete account
plus-settings-delete-working = Deleting…

### Chunk: staff-mail-words

plus-mail-title = Undelivered mail
plus-mail-count = Given up: { $count }
plus-mail-none = Nothing was given up.
plus-mail-kind-account = Account
plus-mail-kind-newsletter = Newsletter
plus-mail-kind-digest = Digest
plus-mail-kind-notice = Notice
plus-mail-attempts = Attempts: { $count }
plus-mail-maybe = It may have arrived all the same.
plus-mail-retry = Send again
plus-mail-delete = Delete
plus-mail-retry-of = Send again: “{ $subject }” to { $email }
plus-mail-delete-of = Delete: “{ $subject }” to { $email }
plus-mail-done-retry = Mail to { $email } is being sent again.
plus-mail-done-delete = Mail to { $email } is deleted.
plus-mail-more = Show more

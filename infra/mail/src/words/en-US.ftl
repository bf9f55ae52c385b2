# The frame of every email: what it says is in the catalogue of its sender.

mail-link-as-text = If the button doesn't work, open this address:
mail-sent-by = { $site } sent this to { $email }.
mail-quiet = No pictures are loaded, and no opening is counted.
mail-unsubscribe = Unsubscribe

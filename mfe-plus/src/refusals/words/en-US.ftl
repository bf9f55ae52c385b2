### Chunk: refusals-words

# Same as in English: es
plus-refused = Error: { $message }
plus-refused-collection-changed = This collection was changed elsewhere in the meantime.
plus-refused-collection-default-kept = Saved Articles stays as it is in every account.
plus-refused-collection-items-exist = Some of these articles are in that collection already: { $titles }. Nothing was moved.
plus-refused-collection-item-changed = This article was changed elsewhere in the meantime.
plus-refused-collection-item-exists = This article is in the collection already.
plus-refused-collection-item-unknown = This article isn't in the collection any more. You may have deleted it on another device.
plus-refused-collection-limit = Your plan holds no more collections. Use one that you have, delete one, or upgrade.
plus-refused-collection-name-taken = You have a collection called { $name } already. Choose another name.
plus-refused-collection-unknown = This collection isn't there any more. You may have deleted it on another device.
plus-refused-collections-full = Your collections hold the most an account can. Delete what you no longer need, then try again.
plus-refused-csrf-token-wrong = This page was open for too long. Reload it, then try again.
plus-refused-document-unknown = This site has no such page.
plus-refused-feature-unknown = The updates have no such feature.
plus-refused-input-invalid = This can't be saved as it was entered: { $list }
plus-refused-share-unknown = There is no shared collection at this link any more.
plus-refused-staff-only = This is for staff.
plus-refused-too-many-requests = That was too often in a short time. Wait a moment, then try again.
plus-refused-watches-full = You watch the most an account can. Stop watching something, or watch a collection: it counts as one.
plus-refused-watch-unknown = You don't watch this any more. You may have stopped it on another device.
plus-refused-site-in-trouble = The site can't do this at the moment.

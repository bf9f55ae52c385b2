### Chunk: share-words

plus-share-title = Share { $name }
plus-share-text = Anyone with the link can read this collection without an account, and copy it. Search engines don't list it, and your name isn't shown.
plus-share-link = Link
plus-share-notes = Include my notes
plus-share-make = Create link
plus-share-copy = Copy link
plus-share-renew = Replace link
plus-share-end = Stop sharing
plus-share-copied = Link copied.
plus-share-not-copied = Copying didn't work. Select the link and copy it yourself.
plus-share-renewed = The old link no longer works. This is the new one.
plus-share-ended = The link no longer works.

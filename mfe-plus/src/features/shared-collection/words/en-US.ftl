### Chunk: shared-words

plus-shared-title = Shared collection
plus-shared-default = Saved Articles
plus-shared-count = { $count ->
    [one] { $count } article
   *[other] { $count } articles
  }
plus-shared-updated = Updated { $date }
plus-shared-modified = Page last changed { $date }
plus-shared-empty = This collection is empty
plus-shared-copy = Copy to my collections
plus-shared-copying = Copying...
plus-shared-copied = Copied to { $name }
plus-shared-open = Open { $name }
plus-shared-sign-in = Log in to copy it
plus-shared-limit = The Core plan includes up to { $limit } collections.
plus-shared-upgrade = Upgrade Now
plus-shared-broken = The collection can't be shown right now.
plus-shared-again = Try again
plus-shared-pages = Pages of the collection
# Same as in English: fr
plus-shared-page = Page { $page }
plus-shared-previous = Previous
plus-shared-next = Next

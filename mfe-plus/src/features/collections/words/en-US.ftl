### Chunk: collection-words

plus-close = Close
plus-cancel = Cancel
plus-deleting = Deleting...
plus-undo = Undo
plus-undo-failed = That couldn't be undone.


# Same as in English: fr
plus-collection = Collection
plus-collection-deleted = Deleted { $name }
plus-collection-unknown = Collection not found
plus-collection-unknown-text = It may have been deleted on another device.

# Same as in English: fr
plus-collections-title = Collections
plus-collections-lede = The articles you save, in your own collections.
plus-collections-trail = Breadcrumbs
plus-collections-all = All collections
plus-collections-new = New collection
plus-collections-default = Saved Articles
plus-collections-default-description = The default collection.
plus-collections-count = { $count ->
    [one] { $count } article
   *[other] { $count } articles
  }
plus-collections-updated = Updated { $date }
plus-collections-menu = Actions for { $name }
plus-collections-edit = Edit
plus-collections-delete = Delete
plus-collections-copies = Export and import
plus-collections-export-json = Export as JSON
plus-collections-export-csv = Export as CSV
plus-collections-export-html = Export as bookmarks (HTML)
plus-collections-export-markdown = Export as Markdown
plus-collections-import = Import
plus-collections-share = Share
plus-collections-loading = Loading your collections…
plus-collections-invitation = Save what you find
plus-collections-invitation-text = Log in to save articles to collections and find them again on every device.
plus-collections-sign-in = Log in
plus-collections-unavailable = Collections are unavailable right now

plus-items-trail = Path to { $title }
plus-items-search = Search this collection
plus-items-sort = Sort by
plus-items-sort-date = Date
plus-items-sort-title = Title
plus-items-sort-own = My order
plus-items-saved-on = Saved { $date }
plus-items-changed-on = Page last changed { $date }
plus-items-note-full = See full note
plus-items-note-less = Show less
plus-items-note-add = Add note
plus-items-note-edit = Edit note
plus-items-more = Show more
plus-items-loading = Loading articles…
plus-items-loading-more = Loading…
plus-items-shown = { $shown } of { $total }
plus-items-removed = Deleted { $title }
plus-items-removed-count = { $count ->
    [one] Deleted { $count } article
   *[other] Deleted { $count } articles
  }
plus-items-moved = { $count ->
    [one] Moved { $count } article to { $name }
   *[other] Moved { $count } articles to { $name }
  }
plus-items-placed = { $title } is now { $place } of { $total }
plus-items-choose = Select { $title }
plus-items-choose-all = Select all
plus-items-choose-shown = Select the { $count } shown
plus-items-empty = This collection is empty
plus-items-empty-text = Select the ribbon on any article to save it here.
plus-items-empty-action = Browse the references
plus-items-none = No articles match “{ $query }”

plus-frequent-title = Frequently Viewed Articles
plus-frequent-description = Articles you viewed more than 2 times in the past 30 days.
plus-frequent-views = { $count ->
    [one] Viewed once, last on { $date }
   *[other] Viewed { $count } times, last on { $date }
  }
plus-frequent-empty = Nothing here yet
plus-frequent-empty-text = Articles you come back to appear here automatically. The list stays in this browser.

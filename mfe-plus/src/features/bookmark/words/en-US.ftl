### Chunk: bookmark-words

plus-save = Save
plus-save-offline = You’re offline. Saving needs a connection.
plus-saved = Saved
plus-save-title = Save to a collection
plus-save-loading = One moment...
plus-save-unloaded = The form could not be fetched. Close this and try again.
plus-close = Close

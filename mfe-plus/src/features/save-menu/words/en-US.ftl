### Chunk: collection-words

# Same as in English: fr
plus-save-collection = Collection
plus-save-collection-new = + New Collection
plus-save-item-title = Title
plus-save-title-missing = Please enter a title.
plus-save-delete = Delete
plus-save-done = Saved to { $collection }
plus-save-changed = Updated in { $collection }
plus-save-removed = Removed from { $collection }

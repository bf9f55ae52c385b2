### Chunk: collection-words

# Same as in English: fr
plus-save-note = Note
plus-save-note-hint = Only you can see this, unless you share the collection with its notes.
plus-saving = Saving...
plus-save-submit = Save

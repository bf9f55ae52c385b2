### Chunk: ai-help-history-words

plus-history-title = History
plus-history-new = New question
plus-history-find = Find in history
plus-history-none = Nothing asked yet.
plus-history-none-found = Nothing found.
plus-history-today = Today
plus-history-yesterday = Yesterday
plus-history-last-7-days = Last 7 Days
plus-history-last-30-days = Last 30 Days
plus-history-menu = Options for “{ $name }”
plus-history-rename = Rename
plus-history-rename-title = Rename the conversation
plus-history-name = Name
plus-history-save = Save
plus-history-cancel = Cancel
plus-history-close = Close
plus-history-delete = Delete
plus-history-deleted = “{ $name }” is deleted.
plus-history-undo = Undo
plus-history-delete-all = Delete all
plus-history-confirm-all = Do you want to permanently delete your AI Help history?
plus-history-private = Only you can see this.
plus-history-off = History is off: your conversations are not kept.
plus-history-turn-off = Turn history off
plus-history-turn-on = Turn history on

### Chunk: editor-words

### The editor of the Playground.

docs-editor-leave = Esc, then Tab, leaves the editor
docs-editor-place = Line { $line }, column { $column }
docs-editor-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
  }
docs-editor-format = Format
docs-editor-formatting = Formatting…
docs-editor-formatted = Formatted.
docs-editor-not-formatted = Not formatted: line { $line } has a syntax error.
docs-editor-format-away = The code couldn’t be formatted. Check your connection and try again.
docs-editor-unexpected = Unexpected: { $text }
docs-editor-missing = Something is missing here.
docs-editor-unclosed = <{ $tag }> is never closed.
docs-editor-stray = { $tag } closes nothing that is open.
docs-editor-high = Widely available
docs-editor-low = Newly available
docs-editor-limited = Limited availability
# Same as in English: fr
docs-editor-completions = Suggestions
docs-editor-diagnostics = Problems
docs-editor-find = Find
docs-editor-replace = Replace with
docs-editor-next = Next
docs-editor-previous = Previous
docs-editor-all = Select all
docs-editor-case = Match case
docs-editor-regexp = Regular expression
docs-editor-words = Whole words
docs-editor-replace-one = Replace
docs-editor-replace-all = Replace all
docs-editor-replaced = { $count } matches replaced
docs-editor-replaced-line = Match on line { $line } replaced
docs-editor-close = Close
docs-editor-match = Current match
docs-editor-on-line = on line
docs-editor-go-to-line = Go to line
docs-editor-go = Go
docs-editor-fold-line = Fold line
docs-editor-unfold = Unfold
docs-editor-folded = Folded lines
docs-editor-unfolded = Unfolded lines
docs-editor-to = to
docs-editor-folded-code = Folded code
docs-editor-control = Control character
docs-editor-deleted = Selection deleted

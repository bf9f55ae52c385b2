### Chunk: play-words

### The Playground.

# Same as in English everywhere
docs-play-title = Playground
docs-play-run = Run
docs-play-clear = Clear
docs-play-reset = Reset
docs-play-copy = Copy link
docs-play-copied = A link with your code is in the clipboard.
docs-play-not-copied = The link could not be copied.
docs-play-too-long = The code is too long for a link.
docs-play-clear-question = Do you really want to clear everything?
docs-play-reset-question = Do you really want to revert your changes?
docs-play-result = Result
docs-play-console = Console
docs-play-console-empty = What the code prints stands here once it has run.
# Same as in English: es
docs-play-error = Error:
docs-play-warned = Warning:
docs-play-warning = This code came with the address that you opened. Run it only if you trust the person who sent it, and don’t enter any secrets in it.
docs-play-editor = { $language } editor
docs-play-script = The Playground needs JavaScript.
docs-play-silent = The code does not answer.
docs-play-offline = You are offline. The code runs as soon as you are back online.
docs-play-unreadable = The code in this address cannot be read.

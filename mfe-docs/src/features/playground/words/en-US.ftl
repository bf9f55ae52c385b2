### Chunk: play-words

### The Playground.

# Same as in English everywhere
docs-play-title = Playground
docs-play-run = Run
docs-play-clear = Clear
docs-play-reset = Reset
docs-play-copy = Copy link
docs-play-copied = Link copied.
docs-play-not-copied = The link couldn’t be copied.
docs-play-too-long = Your code is too long to share as a link.
docs-play-clear-question = Do you really want to clear everything?
docs-play-reset-question = Do you really want to revert your changes?
docs-play-result = Result
docs-play-console = Console
docs-play-console-empty = Output appears here after you run the code.
# Same as in English: es
docs-play-error = Error:
docs-play-warned = Warning:
docs-play-warning = This code comes from a shared link. Run it only if you trust the sender, and don’t enter passwords or personal data.
docs-play-editor = { $language } editor
docs-play-script = The Playground needs JavaScript.
docs-play-silent = Your code isn’t responding. It may contain an infinite loop.
docs-play-offline = You’re offline. The code will run when you’re back online.
docs-play-unreadable = This link doesn’t contain valid code.
docs-play-stopped = Stopped at { $place }: the code ran for 3 seconds without a pause. It may contain an infinite loop.
docs-play-place = { $language }, line { $line }
docs-play-stop = Stop
docs-play-ended = The code was stopped.

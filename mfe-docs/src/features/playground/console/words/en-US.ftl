### Chunk: console-words

### The console of the Playground.

docs-play-console-empty = Output appears here after you run the code.
docs-play-console-nothing = Nothing has been printed yet.
# Same as in English: es
docs-play-error = Error:
docs-play-warned = Warning:
docs-play-stopped = Stopped in { $language }: line { $line } ran { $count } times without a pause. It may be an infinite loop.
docs-play-console-filter = Filter output
docs-play-console-level = Level
docs-play-console-all = All levels
docs-play-console-errors = Errors
docs-play-console-warnings = Warnings
docs-play-console-logs = Logs
docs-play-console-copy = Copy
# What the button shows, docs-play-clear, is a part of it: people who use voice control say what they see.
docs-play-console-clear = Clear console
docs-play-console-copied = Output copied.
docs-play-console-not-copied = The output couldn’t be copied.
docs-play-console-more = { $count } more
docs-play-console-left =
    { $count ->
        [one] { $count } earlier message isn’t shown.
       *[other] { $count } earlier messages aren’t shown.
    }
docs-play-console-many =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
docs-play-console-error-count =
    { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }
docs-play-console-warning-count =
    { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
    }
docs-play-console-go = Go to line { $line }
docs-play-silent = Your code isn’t responding. It may contain an infinite loop.
docs-play-heavy = The browser didn’t finish laying out this page in time, so it was removed. It has no script, so it isn’t a loop: it is too large or too elaborate.
docs-play-ended = The code was stopped.
docs-play-guarded = Your code stopped responding and was removed. It’s running again with its loops counted, to find the line.
docs-play-unnamed = Your code stopped responding and was removed. Which line it was couldn’t be found without a connection; run it again when you’re back online.
docs-play-flooded = Your code was stopped: it sent more messages than this page can take.
docs-play-asked = Your code was stopped: it opened too many dialogs.
docs-play-left-page = Your code opened another page in place of its own, so it was ended. Press Run to start it again.

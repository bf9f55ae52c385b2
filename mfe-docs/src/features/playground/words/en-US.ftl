### Chunk: play-words

### The Playground.

# Same as in English everywhere
docs-play-title = Playground
docs-play-run = Run
docs-play-clear = Clear
docs-play-reset = Reset
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
docs-play-stopped = Stopped in { $language }: line { $line } ran { $count } times without a pause. It may be an infinite loop.
docs-play-stop = Stop
docs-play-ended = The code was stopped.
docs-play-share = Share
docs-play-mine = My playgrounds
docs-play-shared-waiting = Shared code. It hasn’t run yet, so you can read it first.
docs-play-shared = Shared code, opened from a link.
docs-play-fork = Make a copy
docs-play-forked = This is your copy now, kept in this tab. Share it to get a link of your own.
docs-play-report = Report
docs-play-coming = Loading the shared code…
docs-play-gone = There is no code behind this link. It may have been deleted, or the link may be incomplete.
docs-play-hidden = Staff have hidden this code after readers reported it.
docs-play-away = The shared code couldn’t be loaded. Check your connection.
docs-play-failed = The shared code couldn’t be loaded. It isn’t lost; try again in a moment.
docs-play-again = Try again
docs-play-sharing-away = This couldn’t be opened. Check your connection and try again; your code stays here.
docs-play-guarded = Your code stopped responding and was removed. It’s running again with its loops counted, to find the line.
docs-play-flooded = Your code was stopped: it sent more messages than this page can take.
docs-play-open = Open
docs-play-undo = Undo
docs-play-undone = Your code is back as it was.
docs-play-file-warning = This code comes from a file. Run it only if you trust where it comes from, and don’t enter passwords or personal data.
docs-play-live = Run as you type
docs-play-live-paused = Paused until you press Run.
docs-play-kept = Kept on this device only
docs-play-full = Not kept on this device: it has no room, or the browser keeps nothing. Your code stays in this tab; download it to be safe.
docs-play-too-large = Too large to be kept on this device. Your code stays in this tab; download it to be safe.
docs-play-console-filter = Filter output
docs-play-console-level = Level
docs-play-console-all = All levels
docs-play-console-errors = Errors
docs-play-console-warnings = Warnings
docs-play-console-logs = Logs
docs-play-console-copy = Copy
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

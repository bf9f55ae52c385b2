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
docs-play-warning = This code comes from a shared link. Run it only if you trust the sender, and don’t enter passwords or personal data.
docs-play-editor = { $language } editor
docs-play-pane = { $name } pane
docs-play-script = The Playground needs JavaScript.
docs-play-silent = Your code isn’t responding. It may contain an infinite loop.
docs-play-offline = You’re offline. The code will run when you’re back online.
docs-play-unreadable = This link doesn’t contain valid code.
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

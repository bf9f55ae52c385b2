### Chunk: play-words

### The Playground.

# Same as in English everywhere
docs-play-title = Playground
docs-play-run = Run
docs-play-clear = Clear
docs-play-result = Result
docs-play-console = Console
docs-play-editor = { $language } editor
docs-play-pane = { $name } pane
docs-play-import-map = Import map
docs-play-code = Code
docs-play-more = More tools
docs-play-offline = You’re offline. The code will run when you’re back online.
docs-play-stop = Stop
docs-play-share = Share
docs-play-share-away = Sharing needs a connection. Your code stays here; try again when you’re back online.
docs-play-dialog-away = This couldn’t be opened. Check your connection and try again; your code stays here.
docs-play-undo = Undo
docs-play-undone = Your code is back as it was.
docs-play-live = Run as you type
docs-play-live-paused = Paused until you press Run.

### Chunk: workbench-words

### How the panes of the Playground lie, and how its result is looked at.

docs-bench-border = Between { $before } and { $after }
# Same as in English everywhere
docs-bench-px = { $px } px
docs-bench-format = Format
docs-bench-layout = Layout
docs-bench-layout-rows = Editors stacked, result beside them
docs-bench-layout-columns = Editors side by side, result below
docs-bench-layout-tabs = Editors in tabs, result beside them
docs-bench-layout-tabs-below = Editors in tabs, result below
docs-bench-theme = Theme of the result
docs-bench-theme-site = Same as the site
docs-bench-theme-light = Light
docs-bench-theme-dark = Dark
docs-bench-theme-note = Code that sets its own colors stays light unless it supports dark mode.
docs-bench-width = Width of the result
docs-bench-width-full = Full width
docs-bench-width-phone = Phone
# Same as in English: pt-BR
docs-bench-width-tablet = Tablet
docs-bench-full = Full screen
docs-bench-leave-full = Leave full screen
docs-play-warning = This code comes from a shared link. Run it only if you trust the sender, and don’t enter passwords or personal data.
docs-play-editors = Editors
docs-play-views = View
docs-play-script = Running code needs JavaScript, which is off in this browser or was blocked. You can write and copy code here all the same; it is not kept. Code behind a shared link isn’t shown without it.
docs-play-unreadable = This link doesn’t contain valid code.
docs-play-shared-waiting = Shared code. It hasn’t run yet, so you can read it first.
docs-play-shared = Shared code, opened from a link.
docs-play-fork = Make a copy
docs-play-report = Report
docs-play-copied = Copied from this shared code
docs-play-report-original = Report the original
docs-play-coming = Loading the shared code…
docs-play-gone = There is no code behind this link. It may have been deleted, or the link may be incomplete.
docs-play-hidden = Staff have hidden this code after readers reported it.
docs-play-away = The shared code couldn’t be loaded. Check your connection.
docs-play-failed = The shared code couldn’t be loaded. It isn’t lost; try again in a moment.
docs-play-again = Try again
docs-play-file-warning = This code comes from a file. Run it only if you trust where it comes from, and don’t enter passwords or personal data.
docs-play-open = Open
docs-play-mine = My playgrounds
docs-play-reset = Reset
docs-play-clear-question = Do you really want to clear everything?
docs-play-reset-question = Do you really want to revert your changes?
docs-play-forked = This is your copy now, kept in this tab. Share it to get a link of your own.
docs-play-kept = Kept on this device only
docs-play-not-kept = Not kept on this device
docs-play-full = Not kept on this device: it has no room, or the browser keeps nothing. Your code stays in this tab; download it to be safe.
docs-play-too-large = Too large to be kept on this device. Your code stays in this tab; download it to be safe.
docs-play-crowded = Not kept on this device: the list is full. Your code stays in this tab. Delete a playground under Open, or download your code to be safe.
docs-play-left = The list on this device was full. Removed: { $names }
docs-play-dismiss = Dismiss
docs-play-untitled = Untitled

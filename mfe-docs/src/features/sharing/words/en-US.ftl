### Chunk: play-sharing

### What goes on between readers of the Playground.

docs-share-title = Share this playground
docs-share-close = Close
docs-share-empty = There is no code to share yet.
docs-share-short = Short link
docs-share-short-text = Anyone with the link can open the code as it is now. Later changes need a new link.
docs-share-visitor = Log in to create a short link and keep the playground in your account. It’s free.
docs-share-log-in = Log in
docs-share-create = Create link
docs-share-creating = Creating…
docs-share-long = Link that contains the code
docs-share-long-text = The link itself carries the code, so nothing is saved on this site.
docs-share-too-long = Your code is too long for a link that contains it.
docs-share-copy = Copy
docs-share-copy-named = Copy: { $name }
docs-share-copied = Copied.
docs-share-not-copied = It couldn’t be copied. Select the link and copy it by hand.
docs-share-markdown = Copy as Markdown
docs-share-embed = Copy embed code
docs-share-view = Markdown and embed show
docs-share-view-both = Code and result
docs-share-view-result = Result
# Same as in English: fr
docs-share-view-code = Code
docs-share-embed-title = Code example
docs-share-embed-too-long = Your code is too long for an embed that contains it. Create a short link first.
docs-share-forms = Text and files
docs-share-text-not-copied = It couldn’t be copied. Download the code instead.
docs-share-data = Copy as data address
docs-share-data-too-long = Your code is too long for an address. Download it instead.
docs-share-html = Download HTML
docs-share-zip = Download ZIP
docs-share-saved = The download of { $name } has started.
docs-share-wat = A page by itself can’t run WebAssembly text. The ZIP file contains its source.
docs-share-delete = Delete the link
docs-share-deleted = The link was deleted. Your code is still here.
docs-share-again = Try again
docs-share-problem-offline = There is no connection. Nothing is lost; try again when you’re back online.
docs-share-problem-signed-out = Your session has ended. Log in again in a new tab, then try again here; nothing is lost.
docs-share-problem-too-large = Your code is larger than 1 MB. Move images and data into files of their own and link to them.
docs-share-problem-too-often = That was a lot in a short time. Wait a minute, then try again.
docs-share-problem-full = Your account has no room for more playgrounds. Delete some of them, then try again.
docs-share-problem-hidden = Staff have hidden this code after readers reported it, so it can’t be shared again.
docs-share-problem-gone = This playground no longer exists.
docs-share-problem-failed = That didn’t work, and it isn’t your fault. Nothing is lost; try again in a moment.
docs-report-title = Report this playground
docs-report-text = Report code that deceives, harms, or harasses people. It stays visible until staff have looked at it.
docs-report-reason = What’s wrong? (optional)
docs-report-send = Send report
docs-report-sending = Sending…
docs-report-sent = Thank you. Staff will look at it.
docs-mine-title = My playgrounds
docs-mine-search = Search by title
docs-mine-loading = Loading…
docs-mine-count = { $count ->
    [one] { $count } playground
   *[other] { $count } playgrounds
  }
docs-mine-none = You haven’t shared any playgrounds yet. A short link that you create is listed here.
docs-mine-not-found = No title contains “{ $q }”.
docs-mine-hidden = Hidden by staff: { $reason }
docs-mine-rename-named = Rename { $title }
docs-mine-name = Title
docs-mine-save = Save
docs-mine-cancel = Cancel
docs-mine-delete = Delete
docs-mine-delete-named = Delete { $title }
docs-mine-delete-question = Delete “{ $title }”? Its link will stop working.
docs-mine-more = Show more
docs-mine-export = Export all (JSON)

### Chunk: play-opening

### Where the code of the Playground comes from.

docs-open-title = Open
docs-open-close = Close
docs-open-files = From a file
docs-open-files-text = Drop a ZIP, HTML, CSS, or JavaScript file anywhere on this page, or choose one. It’s read on your device and sent nowhere.
docs-open-choose = Choose a file
docs-open-opened = “{ $name }” is open. Press Run to run it.
docs-open-left-out = { $count ->
    [0] Left out: { $names }.
   *[other] Left out: { $names }, and { $count } more.
  }
docs-open-unchanged = Your code is unchanged.
docs-open-problem-too-large = “{ $file }” is too large. A page can have up to 1 MB, a ZIP file up to 20 MB.
docs-open-problem-not-code = “{ $file }” isn’t a ZIP, HTML, CSS, or JavaScript file.
docs-open-problem-broken-zip = “{ $file }” is damaged, or isn’t a ZIP file.
docs-open-problem-encrypted = “{ $file }” is protected with a password. Unpack it and open the files.
docs-open-problem-unknown-zip = “{ $file }” is packed in a way that this page can’t read. Unpack it and open the files.
docs-open-problem-bomb = “{ $file }” unpacks to more than 1 MB of code.
docs-open-problem-binary = “{ $file }” isn’t text in UTF-8.
docs-open-problem-no-html = “{ $file }” contains no HTML file.
docs-open-problem-unreadable = “{ $file }” couldn’t be read. If it’s a folder, choose the files in it.
docs-open-templates = From a template
docs-start-title = Start from something that works
docs-start-text = Pick a template, write your own code, or drop a file here.
docs-start-coming = The result will be here once the code has loaded.
docs-template-opened = “{ $name }” is open. Change anything.
docs-template-document = A document
docs-template-document-text = Heading, text, and a picture with good defaults.
docs-template-flexbox = Flexbox layout
docs-template-flexbox-text = A row of cards that wraps and shares its space.
docs-template-grid = Grid layout
docs-template-grid-text = Named areas that change with the width.
docs-template-form = Form with checks
docs-template-form-text = Labels and errors without a library.
docs-template-canvas = Canvas animation
docs-template-canvas-text = A drawing loop that can be paused.
docs-template-fetch = List from Fetch
docs-template-fetch-text = Loading, empty, and error, all three.
docs-kept-title = On this device
docs-kept-text = { $count } of { $most }, in this browser only. When the list is full, the oldest leaves.
docs-kept-untitled = Untitled
docs-kept-opened = “{ $name }” is open.
docs-kept-rename = Rename { $name }
docs-kept-delete-named = Delete { $name }
docs-kept-name = Name
docs-kept-save = Save
docs-kept-cancel = Cancel
docs-kept-delete-question = Delete “{ $name }” from this device?
docs-kept-delete = Delete
docs-kept-full = The name couldn’t be saved: there is no room on this device. Delete a playground, then try again.

### Chunk: import-words

plus-import = Import collections
plus-import-text = Choose a file exported from { $site }, bookmarks exported from a browser (HTML), a CSV file from Raindrop, or a list in Markdown. Only pages of this site are imported; what you have already won't change.
plus-import-file = File
plus-import-into = Import into
plus-import-into-folders = A collection for each folder
plus-import-check = Check file
plus-import-checking = Checking...
plus-import-submit = Import
plus-import-pending = Importing...
plus-import-done = Done
plus-import-missing = Please choose a file.
plus-import-unreadable = This file doesn't contain collections or bookmarks that can be read.
plus-import-too-large = This file is larger than 4 MB.
plus-import-too-many = This file holds more than { $limit } pages of this site, the most that one import takes.
plus-import-would-add = New collections: { $collections }. New articles: { $articles }. Nothing has been imported yet.
plus-import-nothing = There is nothing new in this file to import.
plus-import-added = Imported { $collections ->
    [one] { $collections } collection
   *[other] { $collections } collections
  } and { $articles ->
    [one] { $articles } article
   *[other] { $articles } articles
  }.
plus-import-exist = Already saved: { $count }
plus-import-unknown = Not pages of this site: { $count }
plus-import-skipped-exists = is already in { $collection }
plus-import-skipped-unknown = is not a page on this site ({ $collection })
plus-import-foreign = is an address of another site

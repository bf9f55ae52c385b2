### Chunk: offline-words

plus-offline-looking = Checking what’s on this device…
plus-offline-areas = Areas to keep on this device
plus-offline-unsupported = This browser can’t keep pages for offline reading
plus-offline-unsupported-text = Offline reading needs HTTPS and an up-to-date browser, and some browsers don’t allow it in private windows. Try again in a regular window of a current browser.
plus-offline-subscribe = Keep whole areas of the documentation on your device and read them without a network. Offline reading is included in the paid plans.
plus-offline-subscribe-link = Subscribe to { $plus }

# Same as in English everywhere
plus-offline-area-html = HTML
# Same as in English everywhere
plus-offline-area-css = CSS
# Same as in English everywhere
plus-offline-area-javascript = JavaScript
# Same as in English everywhere
plus-offline-area-http = HTTP
plus-offline-area-accessibility = Accessibility
plus-offline-area-svg-mathml = SVG and MathML
# Same as in English everywhere
plus-offline-area-webassembly = WebAssembly
plus-offline-area-api-documents = Web APIs: documents and events
plus-offline-area-api-graphics = Web APIs: graphics
plus-offline-area-api-media = Web APIs: audio and video
plus-offline-area-api-network = Web APIs: network and storage
plus-offline-area-api-system = Web APIs: devices and system
plus-offline-area-learn = Learn and curriculum
plus-offline-area-webextensions = Browser extensions
plus-offline-area-glossary = Glossary
plus-offline-area-guides = Other guides
plus-offline-area-site = The site’s own pages

plus-offline-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
  }
plus-offline-state-absent = Not on this device
plus-offline-state-waiting = Waiting
plus-offline-state-download = Downloading
plus-offline-state-unpack = Checking…
plus-offline-state-ready = On this device
plus-offline-state-update = Update, { $size }
plus-offline-state-paused = Paused
plus-offline-state-failed = Download failed
plus-offline-came = { $came } of { $total }
plus-offline-left = { $rate }/s · { $seconds } s left
plus-offline-left-unsure = Estimating time left…
plus-offline-pause = Pause
plus-offline-resume = Resume
plus-offline-update = Update
plus-offline-again = Try again
plus-offline-remove = Remove
plus-offline-remove-area = Remove { $area }

plus-offline-prefer-online = Prefer online content
plus-offline-prefer-online-text = When this is on, pages come from the site while you’re online. When it’s off, pages on this device open from here even with a network.
plus-offline-auto = Update automatically
plus-offline-auto-text = Checks for changes once an hour while the site is open and downloads only what changed.

plus-offline-storage = Storage
plus-offline-storage-here = { $here } on this device
plus-offline-storage-going = { $here } on this device, { $later } when it’s done
plus-offline-to-come = Still to download
plus-offline-kept = This browser allows about { $quota } and has promised to keep these pages.
plus-offline-not-kept = This browser allows about { $quota } and may remove these pages when space runs low.
plus-offline-persist = Ask it to keep them
plus-offline-clear = Remove all offline pages
plus-offline-clear-confirm = Remove all pages kept on this device? You can download them again at any time.
plus-offline-history = Status history

plus-offline-problem = Offline reading
plus-offline-pack-no-room = There isn’t enough storage for { $pack }. Choose fewer areas or free up space on your device, then try again. Pages already on this device are still readable.
plus-offline-pack-tampered = The download of { $pack } doesn’t match what was published, so it was discarded. Pages already on this device are still readable.
plus-offline-pack-truncated = The download of { $pack } is incomplete. Pages already on this device are still readable.
plus-offline-pack-reordered = The download of { $pack } was put together incorrectly, so it was discarded. Pages already on this device are still readable.
plus-offline-pack-unsigned = The download of { $pack } isn’t signed by anyone this site trusts, so it was discarded. Pages already on this device are still readable.
plus-offline-pack-keys-unusable = This browser can’t check who published the files. Update it to read offline.
plus-offline-packs-not-ready = The files for offline reading are still being prepared ({ $percent }% so far). Try again in a minute.
plus-offline-packs-off = This site doesn’t offer files for offline reading.
plus-offline-offline-file-missing = Something needed for offline reading couldn’t be downloaded. Check your connection and try again.
plus-offline-offline-failed = Something went wrong with offline reading. Try again. If it keeps happening, reload the page.
plus-offline-files = You don’t need a subscription to download files: at the end of a documentation page, you can get its whole section as a ZIP file, an EPUB book, or a docset.

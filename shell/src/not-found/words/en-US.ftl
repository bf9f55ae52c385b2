### Chunk: not-found-words

shell-not-found-title = Page not found
shell-not-found-sentence = Sorry, the page { $path } could not be found.
shell-not-found-alternatives = You may be looking for
shell-not-found-matches = Close matches
shell-not-found-words = Search for words from this URL
shell-not-found-search = Search the documentation
shell-not-found-home = Go back to the home page
shell-offline-opening = Opening the page…
shell-offline-title = This page isn’t on your device
shell-offline-sentence = You’re offline, and this page isn’t in any of the areas you’ve downloaded. Add its area the next time you’re online.
shell-offline-unreadable-title = This page can’t be read right now
shell-offline-unreadable = You’re offline, and your browser didn’t hand over the stored copy. Try again in a moment.
shell-offline-add = Offline settings
shell-offline-home = Go to the home page

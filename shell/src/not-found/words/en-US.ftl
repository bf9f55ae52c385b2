shell-not-found-title = Page not found
shell-not-found-sentence = Sorry, the page { $path } could not be found.
shell-not-found-alternatives = You may be looking for
shell-not-found-matches = Close matches
shell-not-found-words = Search for words from this URL
shell-not-found-search = Search the documentation
shell-not-found-home = Go back to the home page
shell-broken-status = { $status } on { $url }

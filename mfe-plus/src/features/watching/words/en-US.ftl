### Chunk: watching-words

plus-watch = Watch
plus-watching = Watching
plus-watch-name = Watch { $name }
plus-watching-name = Watching { $name }
plus-watch-page = We tell you when this page is edited.
plus-watch-page-of-data = This page is made from open data and isn't edited. Watch a collection that holds it: we tell you what becomes of its features.
plus-watch-ended = Your session has ended. Log in and try again.
plus-watch-refused = That can't be watched, or you watch the most an account can.
plus-watch-failed = That didn't work. Try again in a moment.

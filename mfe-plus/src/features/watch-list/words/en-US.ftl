### Chunk: watch-list-words

plus-watching-loading = One moment…
plus-watching-list = What you watch
plus-watching-none = You watch nothing yet. Press Watch beside a feature in the updates, in the Save menu of an article, or on a collection.
plus-watching-updates = Go to the updates
plus-watching-unknown = What you watch couldn't be loaded.
plus-watching-again = Try again
plus-watching-export = Download what you watch
plus-watching-default = Saved Articles
plus-watching-stop = Stop
plus-watching-stop-name = Stop watching { $name }
# Same as in English: fr
plus-watching-kind-page = Page
plus-watching-kind-feature = Feature
# Same as in English: fr
plus-watching-kind-collection = Collection
plus-digest = Email about what you watch
plus-digest-text = One email with what changed. If nothing changed, none is sent.
plus-digest-no-mail = This site sends no email. You still see on the updates page what is new.
plus-digest-off = Never
plus-digest-daily = Daily
plus-digest-weekly = Weekly, on Mondays
plus-digest-saving = Saving…
plus-digest-now = Send me one now
plus-digest-sent = Sent. It tells what is new since { $date }.
plus-digest-nothing = Nothing new since { $date }. No email was sent.

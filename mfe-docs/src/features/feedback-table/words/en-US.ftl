### Chunk: writers-words

docs-votes-title = What readers say
docs-votes-about = Which pages helped their readers, and why others did not. Votes are anonymous.
docs-votes-period = Period
docs-votes-days = { $days } days
docs-votes-order = Order
docs-votes-order-votes = Most votes first
docs-votes-order-no = Least helpful first
docs-votes-language = Language
docs-votes-every = All
docs-votes-sums = Pages: { $pages } · Votes: { $votes } · Helpful: { $share }
# Same as in English: fr
docs-votes-page = Page
# Same as in English: fr
docs-votes-votes = Votes
docs-votes-helpful = Helpful
docs-votes-outdated = Out of date
docs-votes-incomplete = Incomplete
docs-votes-code_examples = Code
docs-votes-other = Other
docs-votes-last = Last vote
docs-votes-source = View source
docs-votes-none = No votes in this period.
docs-votes-loading = Fetching the votes…
docs-votes-refused = This page is for staff, and for those who write the content on their own machine.
docs-votes-sign-in = Log in
docs-votes-failed = The votes could not be fetched: { $cause }
docs-votes-again = Try again
docs-votes-previous = Previous pages
docs-votes-next = Next pages

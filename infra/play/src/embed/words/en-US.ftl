### What an embed says: code of the Playground in a page of another site.

embed-title = Code example from { $site }
embed-run = Run
embed-show = Show
embed-both = Both
embed-result = Result
# Same as in English: fr
embed-code = Code
embed-warning = Anyone could have written this code. Run it only if you trust this page, and don’t enter passwords or personal data.
embed-again = Try again
embed-script = This example needs JavaScript to show and run its code. You can open it in the Playground instead.
embed-before = Press Run to see the result.
embed-open = Open in the Playground
embed-coming = Loading the code…
embed-unreadable = The address of this example contains no valid code.
embed-too-large = The code of this example is too large: more than 1 MB.
embed-gone = There is no code behind this example. It may have been deleted, or its address may be incomplete.
embed-hidden = Staff have hidden this code after readers reported it.
embed-busy = Too many examples were opened in a short time. Wait a minute, then try again.
embed-away = The code couldn’t be loaded. Check your connection.
embed-failed = The code couldn’t be loaded. Try again in a moment.
embed-confined = This page doesn’t let examples run. Open the code in the Playground instead.
embed-starting = Starting…
embed-stopped = Stopped in { $language }: line { $line } ran { $count } times without a pause. It may be an infinite loop.
embed-silent = The code stopped responding and was ended.
embed-flooded = The code was ended: it sent more messages than this page can take.
embed-left = The code opened another page in place of its own, so it was ended. Press Run to start it again.
embed-uncompiled = This example is written in { $language }. Open it in the Playground to run it.
embed-no-module = A module that this code needs couldn’t be loaded: { $name }

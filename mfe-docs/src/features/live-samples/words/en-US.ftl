### Samples that run in the page, and examples to try.

docs-sample-reload = Reload
docs-sample-full-screen = Full screen
docs-sample-leave-full-screen = Leave full screen
docs-sample-playground = Open in Playground
docs-sample-no-code = This page has no code for this sample.
docs-sample-silent = This sample isn’t responding. You can still read its code above.
docs-sample-offline = You’re offline. The sample will run when you’re back online.
docs-sample-unreadable = The code of this sample couldn’t be loaded.
docs-sample-again = Try again
docs-example-name = Interactive example
docs-example-reset = Reset
docs-example-run = Run
docs-example-play-failed = The Playground couldn’t be opened.
docs-example-output = Result
# Same as in English: pt-BR
docs-example-console = Console
docs-example-console-empty = Output appears here after you run the code.
docs-example-error = Error:
docs-example-warning = Warning:
docs-example-choices = Try these values
docs-example-choice-code = Option { $number }
docs-example-unsupported = Not supported by your browser
docs-example-editor = { $language } editor
docs-example-parts = Parts of the example
docs-example-reset-done = Example reset.
docs-example-silent = Your code isn’t responding. It may contain an infinite loop.
docs-example-stopped = Stopped at { $place }: the code ran for 3 seconds without a pause. It may contain an infinite loop.
docs-example-place = { $language }, line { $line }

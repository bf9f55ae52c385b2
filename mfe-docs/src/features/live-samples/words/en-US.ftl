### Chunk: later-words

### Samples that run in the page, and examples to try.

docs-sample-reload = Reload
docs-sample-full-screen = Full screen
docs-sample-leave-full-screen = Leave full screen
docs-sample-playground = Open in Playground
docs-sample-no-code = The page has no code for this sample.
docs-sample-silent = The sample does not answer. Its code is still on this page.
docs-sample-offline = You are offline. The sample runs as soon as you are back online.
docs-sample-unreadable = The code of this sample could not be loaded.
docs-sample-again = Try again
docs-example-name = Interactive example
docs-example-reset = Reset
docs-example-run = Run
docs-example-output = Result
# Same as in English: pt-BR
docs-example-console = Console
docs-example-console-empty = What the code prints stands here once it has run.
docs-example-error = Error:
docs-example-warning = Warning:
docs-example-choices = Declarations to try
docs-example-choice-code = Code of choice { $number }
docs-example-unsupported = Not supported by your browser
docs-example-editor = { $language } editor
docs-example-parts = Parts of the example
docs-example-reset-done = The example is as it was.

### Chunk: docs-survey-words

### A survey between the title of a document and its text.

docs-survey-thanks = Thank you! Your answers have been sent.
docs-survey-previewed = This was a preview: your answers were not sent.
docs-survey-dismiss = Hide this survey
docs-survey-unsent = Your answers have not been sent. Press again to hide this survey and discard them.
docs-survey-preview = This is a preview: nothing is counted or kept.
docs-survey-loading = Loading the form…
docs-survey-late = The form is taking long to load. You can open it in a new tab instead.
docs-survey-new-tab = Open the form in a new tab
docs-survey-privacy = Your answers are kept with today’s date, and without your name, account or network address.
docs-survey-send = Send
docs-survey-sending = Sending…
docs-survey-counter = { $length } of { $limit } characters
docs-survey-problem-empty = Answer at least one question.
docs-survey-problem-long = One answer is too long. Shorten it, then send again.
docs-survey-problem-closed = This survey no longer takes these answers. It may have ended or been changed.
docs-survey-problem-failed = Your answers could not be sent. They are still here: try again in a moment.

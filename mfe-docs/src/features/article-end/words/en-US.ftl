### Chunk: later-words

docs-footer = Help improve this page
docs-footer-modified = Last modified:
docs-footer-contributors = by contributors
docs-footer-source = View this page on GitHub
docs-footer-learn = Learn how to contribute
docs-footer-report = Report a problem with this content
docs-feedback-question = Was this page helpful?
docs-feedback-yes = Yes
# Same as in English: es
docs-feedback-no = No
docs-feedback-why = Why was it not helpful?
docs-feedback-outdated = Content is out of date
docs-feedback-incomplete = Missing information
docs-feedback-code_examples = Code examples not working as expected
docs-feedback-other = Other
docs-feedback-submit = Submit
docs-feedback-thanks = Thank you for your feedback!
docs-feedback-failed = Your answer couldn’t be sent. Please try again.
docs-footer-markdown = View as Markdown
docs-footer-contributors-alone = Contributors
docs-footer-section = Download all of “{ $title }”:

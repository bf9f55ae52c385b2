### Chunk: later-words

docs-baseline-high-about = It has worked in the browsers below for years: you can rely on it.
docs-baseline-low-about = It works in the newest versions of the browsers below. Older devices and browsers may lack it.
docs-baseline-limited-about = Some of the browsers that most people use lack it: make sure that your page does without.
docs-baseline-asterisk = * Parts of it are supported more widely, or less widely, than the whole.
docs-baseline-learn = Learn more
docs-baseline-compat = See full compatibility
docs-baseline-feedback = Report feedback

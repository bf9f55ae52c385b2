### Chunk: later-words

docs-reading-settings = Reading settings
docs-reading-size = Text size
docs-reading-size-small = Small
docs-reading-size-normal = Standard
docs-reading-size-large = Large
docs-reading-size-larger = Larger
docs-reading-width = Line width
docs-reading-width-narrow = Narrow
docs-reading-width-normal = Standard
docs-reading-width-wide = Wide
docs-reading-subsections = Show subsections in “In this article”
docs-reading-previews = Link previews
docs-reading-kept = Saved in this browser
docs-reading-reset = Reset

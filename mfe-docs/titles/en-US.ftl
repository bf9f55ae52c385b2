docs-title-feedback = What readers say
# Same as in English everywhere
docs-title-play = Playground
docs-description-play = Write HTML, CSS, and JavaScript, see the result right away, and share it with a link.

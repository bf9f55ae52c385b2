docs-title-feedback = What readers say
# Same as in English everywhere
docs-title-play = Playground
docs-description-play = Write HTML, CSS, and JavaScript, see the result right away, and share it with a link.
docs-title-translations = Translations
docs-description-translations = How many pages each language has, and how far translations are behind the English pages.
docs-title-side-by-side = Side by side with English

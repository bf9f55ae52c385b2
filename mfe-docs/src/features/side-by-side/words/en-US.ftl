### Chunk: side-by-side-words

# $title is that of the translation.
docs-beside-heading = { $title }: side by side with English
docs-beside-about = The translation and the English page, section by section. Examples that run and tables of browsers are on the page itself.
docs-beside-page = Read the translation
docs-beside-english = View in English
docs-beside-note = Before you compare
docs-beside-gone = The English page is gone. There is nothing to compare this translation with.
docs-beside-unknown = It isn’t known which English text this is a translation of.
docs-beside-behind = The English page has changed since it was translated.
docs-beside-changes =
    { $count ->
        [one] { $count } change since { $date }.
       *[other] { $count } changes since { $date }.
    }
docs-beside-unmatched =
    { $count ->
        [one] { $count } section is on one of the two pages only.
       *[other] { $count } sections are on one of the two pages only.
    }
docs-beside-no-english = The English page doesn’t have this section.
docs-beside-no-translation = This section isn’t translated.
docs-beside-data = See this table on the page
docs-beside-none = There is nothing to show.

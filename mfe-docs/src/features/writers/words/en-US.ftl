### Chunk: writers-words

docs-writers-nav = For writers
docs-writers-flaws = Flaws
docs-writers-flaws-about = What is wrong with the pages in this language, the worst first.
docs-writers-translations = Translations
docs-writers-translations-about = How much of the English content each language has.
docs-writers-translations-of = Translations into this language
docs-writers-translations-of-about = How far each page is behind the English one.
docs-writers-feedback = Feedback
docs-writers-sitemap = All pages
docs-writers-sitemap-about = The tree of pages, level by level.
docs-writers-progress = { $done } of { $total } pages looked at
docs-writers-filter = Title or address contains
docs-writers-filter-submit = Filter
docs-writers-kinds = Show
docs-writers-all-kinds = All
docs-writers-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
docs-writers-none = There is nothing to show.
docs-writers-open = Open in editor
docs-writers-previous = Previous
docs-writers-next = Next
docs-writers-page-of = Page { $page } of { $pages }

# Same as in English: fr
docs-writers-column-page = Page
docs-writers-column-flaws = Flaws
docs-writers-column-fixable = Fixable
docs-writers-column-kinds = Kinds
docs-writers-column-translated = Translated
docs-writers-column-missing = Missing
docs-writers-column-current = Up to date
docs-writers-column-behind = Behind
docs-writers-column-unknown = Unknown
docs-writers-column-orphaned = Without English page
docs-writers-column-state = State
docs-writers-column-commits-behind = Changes behind
docs-writers-column-english-modified = English changed
docs-writers-column-pages-below = Pages below
docs-writers-column-page-type = Page type
docs-writers-column-status = Status

docs-writers-toolbar = Toolbar for writers
docs-writers-toolbar-flaws =
    { $count ->
        [0] No flaws
        [one] { $count } flaw
       *[other] { $count } flaws
    }
docs-writers-toolbar-fix =
    { $count ->
        [one] Fix { $count } of them
       *[other] Fix { $count } of them
    }
docs-writers-toolbar-fixed =
    { $count ->
        [one] { $count } flaw fixed
       *[other] { $count } flaws fixed
    }
docs-writers-toolbar-failed = That did not work: { $cause }
docs-writers-toolbar-source = View source
docs-writers-toolbar-line = Line { $line }
docs-writers-toolbar-better = Better: { $suggestion }
docs-writers-toolbar-modified = Last modified { $date }
# Same as in English: pt-BR
docs-writers-group-broken_links = Links
# Same as in English: es, fr, pt-BR
docs-writers-group-macros = Macros
docs-writers-group-other = Everything else

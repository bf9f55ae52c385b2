### Chunk: results-words

search-in-page = Search again
search-field = Search the documentation
search-field-placeholder = Search
search-title = Search: "{ $query }"
search-title-page = Search: "{ $query }" (page { $page })
search-title-empty = No query, no results.
search-hint = Type a word or two above: a property, a method, a topic.

search-count =
    { $total ->
        [one] { $shown } page found
       *[other] { $shown } pages found
    }
search-count-titles =
    { $total ->
        [one] { $shown } page matched by title
       *[other] { $shown } pages matched by title
    }

search-none = No results for “{ $query }”
search-none-hint = Try fewer words, another spelling, or the name of a property or method.
search-none-action = Browse the references
search-past-end = There is no page { $page }
search-past-end-hint = There are { $pages } pages of results for “{ $query }”.
search-past-end-action = Back to the first page

search-pages = Pages of results
search-previous = Previous
search-next = Next
# Same as in English: fr
search-page = Page { $page }

search-broken = Search isn’t responding
search-broken-hint = There’s a problem with the connection or our server.
search-broken-reload = Try again

search-count-more =
    { $total ->
        [one] More than { $shown } page found
       *[other] More than { $shown } pages found
    }
# Same as in English: es, fr, pt-BR
search-took = { $milliseconds } ms

search-titles-note = Only titles were searched
search-titles-note-text = The full-text index is still being built. Try again in a few minutes for more results.

search-did-you-mean = Did you mean

search-problems = This search cannot be answered
search-problem-q = Enter up to 200 characters.
search-problem-page = Only pages 1–10 are available.
search-problem-sort = Results can be sorted by best match, relevance, or popularity.
search-problem-locale = That language isn’t supported.
search-problem-other = “{ $parameter }” has a value that cannot be used.
search-problems-action = Search without filters

search-score = Score { $value }
search-popularity = Popularity { $value }

search-kind-reference = Reference
# Same as in English: fr
search-kind-guide = Guide
search-kind-lesson = Lesson
search-kind-definition = Definition
search-kind-post = Blog post

search-none-filtered = No results with these filters
search-end = Only pages 1–10 are available. Add a word or choose a filter to narrow your search.
search-problem-area = That area doesn’t exist.
search-problem-kind = That kind of page doesn’t exist.

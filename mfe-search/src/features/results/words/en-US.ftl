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
        [one] { $shown } page found by its title
       *[other] { $shown } pages found by their titles
    }

search-none = Nothing here has “{ $query }” in it
search-none-hint = Try fewer words, another spelling, or the name of a property or method.
search-none-action = Browse the references
search-past-end = The results end before this page
search-past-end-hint = There are { $pages } pages of results for “{ $query }”.
search-past-end-action = Back to the first page

search-pages = Pages of results
search-previous = Previous
search-next = Next
# Same as in English: fr
search-page = Page { $page }

search-broken = Search did not answer
search-broken-hint = The connection or the server is at fault, not your words.
search-broken-reload = Try again

search-count-more =
    { $total ->
        [one] More than { $shown } page found
       *[other] More than { $shown } pages found
    }
# Same as in English: es, fr, pt-BR
search-took = { $milliseconds } ms

search-titles-note = Only titles were searched
search-titles-note-text = The index of all texts is still being built. Search again in a while to find more.

search-order = Order
search-order-best = Best
search-order-relevance = Relevance
search-order-popularity = Popularity

search-language = Language
search-language-both = { $language } and English

search-did-you-mean = Did you mean

search-problems = This search cannot be answered
search-problem-q = Write something to search for, of 200 characters at most.
search-problem-page = There are pages 1 to 10, and no others.
search-problem-sort = Results can be ordered by best, relevance or popularity.
search-problem-locale = One of the languages is not spoken here.
search-problem-other = “{ $parameter }” has a value that cannot be used.
search-problems-action = Search for the words alone

search-score = Score { $value }
search-popularity = Popularity { $value }

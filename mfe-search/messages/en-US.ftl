search-label = Search the documentation
search-placeholder = Search
search-in-header = Search this site
search-in-page = Search again
search-submit = Search
search-open = Search

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
search-page = Page { $page }

search-broken = Search did not answer
search-broken-hint = The connection or the server is at fault, not your words.
search-broken-reload = Try again

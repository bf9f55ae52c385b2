search-label = Search the documentation
search-placeholder = Search
search-in-header = Search this site
search-submit = Search
search-open = Search
# Same as in English: es, ja, ko, pt-BR, ru, zh-CN, zh-TW
search-key-leave = Esc

search-loading = Loading search index...
search-failed = Failed to load search index!
search-no-titles = No document titles found.
search-not-seeing = Not seeing what you're searching for?
search-site = Search the whole site for “{ $query }”
search-crashed = Error while rendering search. Check console for details.
search-titles = Titles that match
search-titles-found =
    { $count ->
        [one] { $count } title found
       *[other] { $count } titles found
    }

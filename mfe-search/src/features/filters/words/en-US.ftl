### Chunk: results-choices-words

search-filters = Filters
search-filters-chosen = Filters ({ $count })
search-filters-close = Close
search-filters-clear = Clear
search-filters-show = { $count ->
    [one] Show { $shown } result
   *[other] Show { $shown } results
  }
search-area = Area
search-kind = Kind
search-order = Sort by
search-order-best = Best match
search-order-relevance = Relevance
search-order-popularity = Popularity
search-language = Language
search-language-both = { $language } and English
search-filter-remove = Remove filter: { $name }

search-area-accessibility = Accessibility
# Same as in English: fr
search-area-extensions = Extensions
search-area-learn = Learn
search-area-glossary = Glossary
search-area-curriculum = Curriculum
# Same as in English: es, fr, pt-BR
search-area-blog = Blog
search-area-other = Other

search-ask = Ask AI Help: “{ $query }”

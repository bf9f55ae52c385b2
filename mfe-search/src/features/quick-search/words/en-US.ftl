### Chunk: search-titles-words

search-recent = Recent
search-popular = Popular
search-recent-clear = Clear recent items

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

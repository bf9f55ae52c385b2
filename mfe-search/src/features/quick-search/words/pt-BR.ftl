search-recent = Recentes
search-popular = Populares
search-recent-clear = Limpar recentes

search-area-accessibility = Acessibilidade
search-area-extensions = Extensões
search-area-learn = Aprender
search-area-glossary = Glossário
search-area-curriculum = Curso
search-area-blog = Blog
search-area-other = Outros

search-ask = Perguntar ao AI Help: “{ $query }”

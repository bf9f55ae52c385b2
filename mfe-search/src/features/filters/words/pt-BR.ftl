search-filters = Filtros
search-filters-chosen = Filtros ({ $count })
search-filters-close = Fechar
search-filters-clear = Limpar
search-filters-show = { $count ->
    [one] Mostrar { $shown } resultado
    [many] Mostrar { $shown } de resultados
   *[other] Mostrar { $shown } resultados
  }
search-area = Área
search-kind = Tipo
search-order = Ordenar por
search-order-best = Melhor correspondência
search-order-relevance = Relevância
search-order-popularity = Popularidade
search-language = Idioma
search-language-both = { $language } e inglês
search-filter-remove = Remover filtro: { $name }

search-area-accessibility = Acessibilidade
search-area-extensions = Extensões
search-area-learn = Aprender
search-area-glossary = Glossário
search-area-curriculum = Curso
search-area-blog = Blog
search-area-other = Outros

search-ask = Perguntar ao AI Help: “{ $query }”

search-filters = Filtros
search-filters-chosen = Filtros ({ $count })
search-filters-close = Cerrar
search-filters-clear = Borrar
search-filters-show = { $count ->
    [one] Mostrar { $shown } resultado
    [many] Mostrar { $shown } de resultados
   *[other] Mostrar { $shown } resultados
  }
search-area = Área
search-kind = Tipo
search-order = Ordenar por
search-order-best = Mejor coincidencia
search-order-relevance = Relevancia
search-order-popularity = Popularidad
search-language = Idioma
search-language-both = { $language } e inglés
search-filter-remove = Quitar filtro: { $name }

search-area-accessibility = Accesibilidad
search-area-extensions = Extensiones
search-area-learn = Aprender
search-area-glossary = Glosario
search-area-curriculum = Curso
search-area-blog = Blog
search-area-other = Otros

search-ask = Preguntar a AI Help: «{ $query }»

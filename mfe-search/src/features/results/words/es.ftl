search-in-page = Buscar de nuevo
search-field = Buscar en la documentación
search-field-placeholder = Buscar
search-title = Búsqueda: «{ $query }»
search-title-page = Búsqueda: «{ $query }» (página { $page })
search-title-empty = Sin consulta no hay resultados.
search-hint = Escribe arriba una o dos palabras: una propiedad, un método, un tema.

search-count =
    { $total ->
        [one] { $shown } página encontrada
        [many] { $shown } de páginas encontradas
       *[other] { $shown } páginas encontradas
    }
search-count-titles =
    { $total ->
        [one] { $shown } página encontrada por su título
        [many] { $shown } de páginas encontradas por su título
       *[other] { $shown } páginas encontradas por su título
    }

search-none = Aquí no hay nada que contenga «{ $query }»
search-none-hint = Prueba con menos palabras, con otra grafía o con el nombre de una propiedad o un método.
search-none-action = Explorar las referencias
search-past-end = Los resultados terminan antes de esta página
search-past-end-hint =
    { $pages ->
        [one] Hay { $pages } página de resultados para «{ $query }».
        [many] Hay { $pages } de páginas de resultados para «{ $query }».
       *[other] Hay { $pages } páginas de resultados para «{ $query }».
    }
search-past-end-action = Volver a la primera página

search-pages = Páginas de resultados
search-previous = Anterior
search-next = Siguiente
search-page = Página { $page }

search-broken = La búsqueda no respondió
search-broken-hint = El fallo está en la conexión o en el servidor, no en tus palabras.
search-broken-reload = Intentar de nuevo

search-count-more =
    { $total ->
        [one] Más de { $shown } página encontrada
        [many] Más de { $shown } de páginas encontradas
       *[other] Más de { $shown } páginas encontradas
    }
search-took = { $milliseconds } ms

search-titles-note = Solo se ha buscado en los títulos
search-titles-note-text = El índice de todos los textos aún se está creando. Vuelve a buscar dentro de un rato para encontrar más.

search-order = Orden
search-order-best = Mejor
search-order-relevance = Relevancia
search-order-popularity = Popularidad

search-language = Idioma
search-language-both = { $language } e inglés

search-did-you-mean = Quizá quisiste decir

search-problems = Esta búsqueda no tiene respuesta
search-problem-q = Escribe qué buscar, con 200 caracteres como máximo.
search-problem-page = Hay páginas de la 1 a la 10, y ninguna más.
search-problem-sort = Los resultados se ordenan por mejor, relevancia o popularidad.
search-problem-locale = Uno de los idiomas no se habla aquí.
search-problem-other = «{ $parameter }» tiene un valor que no sirve.
search-problems-action = Buscar solo las palabras

search-score = Puntuación { $value }
search-popularity = Popularidad { $value }

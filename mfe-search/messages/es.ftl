search-label = Buscar en la documentación
search-placeholder = Buscar
search-in-header = Buscar en este sitio
search-in-page = Buscar de nuevo
search-submit = Buscar
search-open = Buscar

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

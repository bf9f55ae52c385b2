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
        [one] { $shown } página coincide por el título
        [many] { $shown } de páginas coinciden por el título
       *[other] { $shown } páginas coinciden por el título
    }

search-none = No hay resultados para «{ $query }»
search-none-hint = Prueba con menos palabras, con otra grafía o con el nombre de una propiedad o un método.
search-none-action = Explorar las referencias
search-past-end = No existe la página { $page }
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

search-broken = La búsqueda no responde
search-broken-hint = Hay un problema con la conexión o con nuestro servidor.
search-broken-reload = Intentar de nuevo

search-count-more =
    { $total ->
        [one] Más de { $shown } página encontrada
        [many] Más de { $shown } de páginas encontradas
       *[other] Más de { $shown } páginas encontradas
    }
search-took = { $milliseconds } ms

search-titles-note = Solo se ha buscado en los títulos
search-titles-note-text = El índice de texto completo aún se está creando. Vuelve a intentarlo en unos minutos para obtener más resultados.

search-did-you-mean = Quizá quisiste decir

search-problems = Esta búsqueda no se puede realizar
search-problem-q = Escribe hasta 200 caracteres.
search-problem-page = Solo están disponibles las páginas 1 a 10.
search-problem-sort = Los resultados se pueden ordenar por mejor coincidencia, relevancia o popularidad.
search-problem-locale = Ese idioma no está disponible.
search-problem-other = «{ $parameter }» tiene un valor que no sirve.
search-problems-action = Buscar sin filtros

search-score = Puntuación { $value }
search-popularity = Popularidad { $value }

search-kind-reference = Referencia
search-kind-guide = Guía
search-kind-lesson = Lección
search-kind-definition = Definición
search-kind-post = Entrada de blog

search-none-filtered = No hay resultados con estos filtros
search-end = Solo están disponibles las páginas 1 a 10. Añade una palabra o elige un filtro para acotar la búsqueda.
search-problem-area = Esa área no existe.
search-problem-kind = Ese tipo de página no existe.

search-label = Buscar en la documentación
search-placeholder = Buscar
search-in-header = Buscar en este sitio
search-submit = Buscar
search-open = Buscar
search-key-leave = Esc

search-loading = Cargando el índice de búsqueda…
search-failed = No se pudo cargar el índice de búsqueda.
search-no-titles = Ningún título de documento coincide.
search-not-seeing = ¿No ves lo que buscas?
search-site = Buscar «{ $query }» en todo el sitio
search-crashed = Error al mostrar la búsqueda. La consola da los detalles.
search-titles = Títulos que coinciden
search-titles-found =
    { $count ->
        [one] { $count } título encontrado
        [many] { $count } de títulos encontrados
       *[other] { $count } títulos encontrados
    }

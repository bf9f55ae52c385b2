docs-sidebar = Temas relacionados
docs-sidebar-open = Abrir los temas relacionados
docs-sidebar-close = Cerrar los temas relacionados
docs-filter = Filtrar
docs-filter-matches =
    { $count ->
        [0] Sin coincidencias
        [one] { $count } coincidencia
        [many] { $count } de coincidencias
       *[other] { $count } coincidencias
    }

docs-error = Error
docs-warning = Advertencia
docs-unknown-section = No se sabe cómo mostrar una sección de tipo { $type }

docs-specification = Especificación
docs-specification-part = Parte
docs-no-specification = No se encontró ninguna especificación

docs-compatibility-failed = Error al cargar los datos BCD

docs-baseline = Baseline
docs-baseline-high = Ampliamente disponible
docs-baseline-low = Disponible desde hace poco
docs-baseline-limited = Disponibilidad limitada
docs-baseline-since = desde { $since }
docs-baseline-year = { $since }
docs-baseline-undated = { "" }
docs-baseline-discouraged = Obsoleto
docs-baseline-removing = Se va a eliminar
docs-baseline-discouraged-note = Obsoleto. No lo uses en código nuevo.
docs-baseline-removing-note = Los navegadores lo están retirando. Sustitúyelo donde se use.
docs-baseline-instead = Usa en su lugar:
docs-browser-chrome = Chrome
docs-browser-edge = Edge
docs-browser-firefox = Firefox
docs-browser-safari = Safari
docs-browser-chrome_android = Chrome Android
docs-browser-firefox_android = Firefox para Android
docs-browser-safari_ios = Safari en iOS

docs-translation = Traducción
docs-translation-volunteers = Esta página la tradujeron voluntarios a partir del inglés.
docs-translation-join = Únete a ellos
docs-translation-english = Ver en inglés
docs-translation-always = Cambiar siempre a inglés
docs-translation-lag = La página en inglés ha cambiado desde entonces, el { $date }.
docs-translation-machine = Esta página se tradujo automáticamente del inglés y no se ha revisado por completo.

docs-loading-title = ⏳ Cargando…
docs-broken-empty = Esta página está vacía.
docs-reading = Configuración de lectura
docs-filter-clear = Borrar el filtro
docs-queue-remove = Quitar de la cola: { $name }
docs-queue-clear = Vaciar
docs-queue-empty = La cola está vacía.
docs-baseline-supported-in = Compatible con { $browser } desde la versión { $version }
docs-baseline-unsupported-in = No compatible con { $browser }
docs-filter-search = Buscar «{ $words }» en el sitio
docs-translation-beside = Leer junto al inglés
docs-translation-progress = Estado de las traducciones

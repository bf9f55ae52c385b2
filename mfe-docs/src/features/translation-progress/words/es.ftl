docs-progress-heading = Traducciones
docs-progress-heading-of = Traducciones: { $section }
docs-progress-about = Cuántas páginas tiene cada idioma y cuánto retraso llevan las traducciones respecto a las páginas en inglés.
docs-progress-up-to = Los cambios en inglés se cuentan hasta el { $date }.
docs-progress-no-history = Este sitio no sabe cuándo cambiaron las páginas en inglés, así que tampoco qué traducciones están atrasadas.
docs-progress-languages = Idiomas
docs-progress-sections = Secciones
docs-progress-all-sections = Todas las secciones
docs-progress-translated = Traducidas: { $count } de { $all }
docs-progress-count-current = { $count } al día
docs-progress-count-behind = { $count } con retraso
docs-progress-count-unknown = { $count } sin datos
docs-progress-count-orphaned = { $count } sin página en inglés
docs-progress-list = Páginas
docs-progress-pages =
    { $count ->
        [one] { $count } página
        [many] { $count } de páginas
       *[other] { $count } páginas
    }
docs-progress-none = No hay nada que mostrar.
docs-progress-page = Página
docs-progress-state = Estado
docs-progress-show = Mostrar
docs-progress-state-any = Todas
docs-progress-state-current = Al día
docs-progress-state-behind = Con retraso
docs-progress-state-unknown = Sin datos
docs-progress-state-orphaned = Sin página en inglés
docs-progress-state-missing = Sin traducir
docs-progress-order = Ordenar por
docs-progress-order-lag = Más retraso
docs-progress-order-title = Título
docs-progress-order-views = Más leídas
docs-progress-beside = Leer junto al inglés
docs-progress-source = Cambios en inglés
docs-progress-rank = N.º { $rank } entre las más leídas
docs-progress-changes =
    { $count ->
        [one] { $count } cambio en inglés
        [many] { $count } de cambios en inglés
       *[other] { $count } cambios en inglés
    }
docs-progress-since = desde el { $date }
docs-progress-days =
    { $count ->
        [one] { $count } día
        [many] { $count } de días
       *[other] { $count } días
    }
docs-progress-page-links = Páginas de la lista
docs-progress-previous = Anterior
docs-progress-next = Siguiente
docs-progress-page-number = Página { $number }

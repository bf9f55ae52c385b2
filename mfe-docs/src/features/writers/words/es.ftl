docs-writers-nav = Para quienes escriben
docs-writers-flaws = Defectos
docs-writers-flaws-about = Lo que falla en las páginas de este idioma, lo peor primero.
docs-writers-translations = Traducciones
docs-writers-translations-about = Cuánto del contenido en inglés tiene cada idioma.
docs-writers-translations-of = Traducciones a este idioma
docs-writers-translations-of-about = Cuánto retraso lleva cada página respecto a la inglesa.
docs-writers-feedback = Opiniones
docs-writers-sitemap = Todas las páginas
docs-writers-sitemap-about = El árbol de páginas, nivel por nivel.
docs-writers-progress = { $done } de { $total } páginas revisadas
docs-writers-filter = El título o la dirección contiene
docs-writers-filter-submit = Filtrar
docs-writers-kinds = Mostrar
docs-writers-all-kinds = Todos
docs-writers-rows =
    { $count ->
        [one] { $count } fila
        [many] { $count } de filas
       *[other] { $count } filas
    }
docs-writers-none = No hay nada que mostrar.
docs-writers-open = Abrir en el editor
docs-writers-previous = Anterior
docs-writers-next = Siguiente
docs-writers-page-of = Página { $page } de { $pages }

docs-writers-column-page = Página
docs-writers-column-flaws = Defectos
docs-writers-column-fixable = Reparables
docs-writers-column-kinds = Tipos
docs-writers-column-translated = Traducidas
docs-writers-column-missing = Faltan
docs-writers-column-current = Al día
docs-writers-column-behind = Atrasadas
docs-writers-column-unknown = Desconocidas
docs-writers-column-orphaned = Sin página inglesa
docs-writers-column-state = Estado
docs-writers-column-commits-behind = Cambios de retraso
docs-writers-column-english-modified = Cambio en inglés
docs-writers-column-pages-below = Páginas debajo
docs-writers-column-page-type = Tipo de página
docs-writers-column-status = Situación

docs-writers-toolbar = Herramientas para quienes escriben
docs-writers-toolbar-flaws =
    { $count ->
        [0] Sin defectos
        [one] { $count } defecto
        [many] { $count } de defectos
       *[other] { $count } defectos
    }
docs-writers-toolbar-fix =
    { $count ->
        [one] Reparar { $count } de ellos
        [many] Reparar { $count } de ellos
       *[other] Reparar { $count } de ellos
    }
docs-writers-toolbar-fixed =
    { $count ->
        [one] { $count } defecto reparado
        [many] { $count } de defectos reparados
       *[other] { $count } defectos reparados
    }
docs-writers-toolbar-failed = No ha funcionado: { $cause }
docs-writers-toolbar-source = Ver el código fuente
docs-writers-toolbar-line = Línea { $line }
docs-writers-toolbar-better = Mejor: { $suggestion }
docs-writers-toolbar-modified = Última modificación: { $date }
docs-writers-group-broken_links = Enlaces
docs-writers-group-macros = Macros
docs-writers-group-other = Todo lo demás

plus-updates-title = Novedades
plus-updates-lede = Qué han incorporado los navegadores y qué puedes usar ya con confianza.
plus-updates-streams = Tipo de novedades
plus-updates-stream-releases = Versiones de navegadores
plus-updates-stream-baseline = Baseline
plus-updates-feed = Fuente web de esta vista
plus-updates-calendar = Calendario de versiones
plus-updates-order = Orden
plus-updates-order-desc = Más recientes
plus-updates-order-asc = Más antiguas
plus-updates-reset = Quitar todos los filtros
plus-updates-remove = Quitar filtro: { $name }
plus-updates-none = No se han encontrado novedades.
plus-updates-none-filtered = Ninguna novedad coincide con tus filtros.
plus-updates-past-end = No existe la página { $page }.
plus-updates-first-page = Ir a la primera página
plus-updates-failed = El servicio de novedades no responde.
plus-updates-failed-hint = El resto del sitio funciona. Inténtalo de nuevo en un momento.
plus-updates-preparing = Se están preparando las novedades.
plus-updates-preparing-hint = Se leen cuando arranca el sitio y estarán aquí en un momento.
plus-updates-again = Intentar de nuevo
plus-updates-all = Todas las novedades

plus-updates-pages = Páginas de novedades
plus-updates-page = Página { $page }
plus-updates-previous = Anterior
plus-updates-next = Siguiente

plus-updates-filters = Filtros
plus-updates-filters-chosen = Filtros ({ $count })
plus-updates-clear = Borrar
plus-updates-close = Cerrar
plus-updates-keyword = Palabra clave
plus-updates-keyword-hint = Nombre o palabra
plus-updates-browsers = Navegador
plus-updates-category = Categoría
plus-updates-change = Tipo de cambio
plus-updates-category-api = API web
plus-updates-category-css = CSS
plus-updates-category-html = HTML
plus-updates-category-http = HTTP
plus-updates-category-javascript = JavaScript
plus-updates-category-mathml = MathML
plus-updates-category-svg = SVG
plus-updates-category-webassembly = WebAssembly
plus-updates-category-webdriver = WebDriver
plus-updates-category-webextensions = Extensiones del navegador
plus-updates-category-manifests = Manifiestos
plus-updates-category-mediatypes = Tipos de medios
plus-updates-change-added = Añadido
plus-updates-change-removed = Eliminado
plus-updates-change-newly = Disponible desde hace poco
plus-updates-change-widely = Ampliamente disponible
plus-updates-change-regressed = Ya no es Baseline
plus-updates-change-discouraged = Desaconsejado

plus-updates-all-releases = { $all ->
    [one] { $shown } cambio
    [many] { $shown } de cambios
   *[other] { $shown } cambios
  }
plus-updates-all-baseline = { $all ->
    [one] { $shown } novedad
    [many] { $shown } de novedades
   *[other] { $shown } novedades
  }
plus-updates-matching-baseline = { $all ->
    [one] { $matching } de { $shown } novedad
    [many] { $matching } de { $shown } novedades
   *[other] { $matching } de { $shown } novedades
  }
plus-updates-show-releases = { $count ->
    [one] Mostrar { $shown } cambio
    [many] Mostrar { $shown } de cambios
   *[other] Mostrar { $shown } cambios
  }
plus-updates-show-baseline = { $count ->
    [one] Mostrar { $shown } novedad
    [many] Mostrar { $shown } de novedades
   *[other] Mostrar { $shown } novedades
  }
plus-updates-matching-releases = { $all ->
    [one] { $matching } de { $shown } cambio
    [many] { $matching } de { $shown } de cambios
   *[other] { $matching } de { $shown } cambios
  }
plus-updates-changes-here = { $all ->
    [one] { $shown } cambio, { $matching } en esta vista
    [many] { $shown } de cambios, { $matching } en esta vista
   *[other] { $shown } cambios, { $matching } en esta vista
  }
plus-updates-released = Publicado el { $date }
plus-updates-notes = Notas de la versión
plus-updates-notes-of = Notas de la versión de { $release }
plus-updates-more = Mostrar los { $shown } cambios de { $release }
plus-updates-cut = { $count ->
    [one] Hay { $shown } cambio más que no aparece aquí.
    [many] Hay { $shown } de cambios más que no aparecen aquí.
   *[other] Hay { $shown } cambios más que no aparecen aquí.
  }
plus-updates-folded = { $count ->
    [one] y { $count } cambio incluido
    [many] y { $count } de cambios incluidos
   *[other] y { $count } cambios incluidos
  }
plus-updates-experimental = Experimental
plus-updates-deprecated = Obsoleto

plus-updates-engines = { $count } de { $all }
plus-updates-engines-ship = Disponible en { $engines }.
plus-updates-engines-lack = No disponible en { $engines }.
plus-updates-support = Compatibilidad con navegadores de { $name }
plus-updates-article = Ver el artículo completo
plus-updates-search-article = Buscar el artículo
plus-updates-specification = Especificación

plus-updates-events = { $count ->
    [one] { $count } novedad
    [many] { $count } de novedades
   *[other] { $count } novedades
  }
plus-updates-undated = Antes del inicio de estos registros
plus-updates-became-newly = Disponible desde hace poco ({ $date })
plus-updates-became-widely = Ampliamente disponible desde el { $date }
plus-updates-became-regressed = Ya no es Baseline desde el { $date }
plus-updates-became-discouraged = Desaconsejado desde el { $date }
plus-updates-is-newly = Disponible desde hace poco
plus-updates-is-widely = Ampliamente disponible
plus-updates-is-regressed = Ya no es Baseline
plus-updates-is-discouraged = Desaconsejado
plus-updates-instead = Usa en su lugar: { $names }

plus-updates-recent = Novedades en Baseline
plus-updates-recent-days = Los últimos 30 días
plus-updates-recent-all = Todas las novedades de Baseline
plus-updates-dots = Cómo leer los puntos
plus-updates-dots-text = Uno por cada motor: Blink, Gecko, WebKit.
plus-updates-dot-filled = ya disponible
plus-updates-dot-fresh = nuevo en esta versión
plus-updates-dot-hollow = aún no

plus-updates-kind-api = API web
plus-updates-kind-css = CSS
plus-updates-kind-css-property = Propiedad CSS
plus-updates-kind-css-selector = Selector CSS
plus-updates-kind-css-at-rule = Regla arroba CSS
plus-updates-kind-css-type = Valor CSS
plus-updates-kind-html = HTML
plus-updates-kind-html-element = Elemento HTML
plus-updates-kind-html-attribute = Atributo HTML
plus-updates-kind-http = HTTP
plus-updates-kind-http-header = Encabezado HTTP
plus-updates-kind-http-status = Código de estado HTTP
plus-updates-kind-javascript = JavaScript
plus-updates-kind-mathml = MathML
plus-updates-kind-mathml-element = Elemento MathML
plus-updates-kind-svg = SVG
plus-updates-kind-svg-element = Elemento SVG
plus-updates-kind-webassembly = WebAssembly
plus-updates-kind-webdriver = WebDriver
plus-updates-kind-webextensions = API de extensiones del navegador
plus-updates-kind-manifests = Manifiesto
plus-updates-kind-mediatypes = Tipo de medio
plus-updates-kind-other = Característica

plus-updates-collections = Colecciones
plus-updates-collections-none = Guarda una página para filtrar por ella.
plus-updates-collections-default = Artículos guardados
plus-updates-collections-chosen = { $count ->
    [one] { $count } colección
    [many] { $count } de colecciones
   *[other] { $count } colecciones
  }
plus-updates-loading = Un momento…

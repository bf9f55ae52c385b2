### Words that the content build writes into pages.

content-note = Nota:
content-warning = Advertencia:
content-good-example = Bien
content-bad-example = Mal
content-try-it = Pruébalo
content-live-sample = Ejemplo en vivo
content-live-sample-title = Ejemplo en vivo: { $title }
content-live-sample-needs-script = Este ejemplo funciona con JavaScript. Su código está en el texto.
content-interactive-example = Ejemplo interactivo
content-sample-marks = Comprueba tu trabajo
content-video = Vídeo
content-extension-examples = Extensiones de ejemplo
content-previous = Anterior
content-next = Siguiente
content-overview = Resumen: { $title }
content-yes = sí
content-no = no
content-home-description = { $site } documenta las tecnologías de la web, entre ellas HTML, CSS, JavaScript y las API de los navegadores, para quienes construyen sitios.
content-shelf-api = API web
content-shelf-accessibility = Accesibilidad
content-shelf-extensions = Extensiones
content-blog = Blog de { $site }
content-spotlight = Retrato de colaborador
content-page-not-found = Página no encontrada
content-search-title = Búsqueda: «{ $query }»
content-search-title-page = Búsqueda: «{ $query }» (página { $page })
content-search-empty = Sin consulta no hay resultados.
content-external-specification = Especificación desconocida

content-badge-optional = Opcional
content-badge-optional-title = Se puede omitir
content-badge-readonly = Solo lectura
content-badge-readonly-title = El valor no se puede cambiar
content-badge-experimental = Experimental
content-badge-experimental-title = Su comportamiento aún puede cambiar
content-badge-deprecated = Obsoleto
content-badge-deprecated-title = No debe usarse en sitios nuevos
content-badge-discouraged = Desaconsejado
content-badge-discouraged-title = No debe usarse en sitios nuevos
content-badge-nonstandard = No estándar
content-badge-nonstandard-title = Ningún estándar lo describe; comprueba la compatibilidad antes de usarlo
content-badge-secure = Contexto seguro
content-badge-secure-title = Solo funciona con HTTPS

content-banner-experimental-label = Experimental:
content-banner-experimental = Esta tecnología todavía está tomando forma. Consulta la tabla de compatibilidad antes de usarla en producción.
content-banner-deprecated-label = Obsoleto:
content-banner-deprecated = Los navegadores conservan esta característica solo para páginas antiguas y pueden retirarla en cualquier momento. No la uses en trabajos nuevos y sustitúyela donde la encuentres.
content-banner-nonstandard-label = No estándar:
content-banner-nonstandard = Ningún estándar describe esta característica. No funcionará para todo el mundo y puede cambiar: no la uses en producción.
content-banner-secure-label = Contexto seguro:
content-banner-secure = Esta característica solo está disponible en contextos seguros (HTTPS), en algunos o en todos los navegadores compatibles.
content-banner-workers = Esta característica está disponible en los web workers.
content-banner-workers-except-service = Esta característica está disponible en los web workers, salvo en los service workers.
content-banner-workers-window-and-dedicated = Entre los web workers, esta característica solo está disponible en los workers dedicados.
content-banner-workers-window-and-service = Entre los web workers, esta característica solo está disponible en los service workers.
content-banner-workers-only = Esta característica solo está disponible en los web workers.
content-banner-workers-dedicated-only = Esta característica solo está disponible en los web workers dedicados.
content-banner-workers-service-only = Esta característica solo está disponible en los service workers.

content-property-attributes = Atributos de esta propiedad
content-property-writable = Modificable
content-property-enumerable = Enumerable
content-property-configurable = Configurable

content-sidebar-constructor = Constructor
content-sidebar-events = Eventos
content-sidebar-guides = Guías
content-sidebar-inheritance = Herencia
content-sidebar-instance-methods = Métodos de instancia
content-sidebar-instance-properties = Propiedades de instancia
content-sidebar-interfaces = Interfaces
content-sidebar-methods = Métodos
content-sidebar-mixins = Mixins
content-sidebar-properties = Propiedades
content-sidebar-static-methods = Métodos estáticos
content-sidebar-static-properties = Propiedades estáticas
content-sidebar-tutorials = Tutoriales
content-sidebar-types = Tipos
content-sidebar-related = Páginas relacionadas con { $subject }
content-sidebar-standard-objects = Objetos integrados estándar

content-syntax-unknown = Los estándares no definen ninguna sintaxis formal para esto.

content-llms-markdown = Cada página existe también en Markdown: añade .md a su dirección, como en { $example }.
content-llms-documents = Documentación
content-llms-data = Datos
content-llms-search-index = Título y dirección de cada página
content-llms-metadata = Todo sobre cada página, salvo su texto
content-llms-sitemap = Mapa del sitio

content-definition-at-rule = Regla arroba relacionada
content-definition-initial = Valor inicial
content-definition-appliesto = Se aplica a
content-definition-also-applies-to = También se aplica a
content-definition-inherited = Heredada
content-definition-percentages = Porcentajes
content-definition-computed = Valor calculado
content-definition-animationtype = Tipo de animación
content-definition-stacking = Crea contexto de apilamiento
content-definition-unknown = No se conoce ninguna definición formal de esto.

content-inheritance = { $interface } hereda de { $ancestors }
content-svg-categories = Categorías
content-svg-content = Contenido permitido

content-writers-flaws = Defectos
content-writers-translations = Traducciones
content-writers-sitemap = Todas las páginas

content-series = Página anterior y siguiente
content-link-external = Enlace externo
content-link-english = Solo en inglés
content-link-missing = Esta página aún no se ha escrito

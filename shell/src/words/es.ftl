# Skip links
shell-skip-main = Ir al contenido principal
shell-skip-search = Ir a la búsqueda
shell-skip-language = Ir a la selección de idioma

# Menus
shell-menu-label = Menú principal
shell-menu-open = Abrir el menú principal
shell-menu-close = Cerrar el menú principal
shell-tools-open = Más opciones
shell-mark-new = Nuevo
shell-mark-new-feature = Nueva característica

shell-menu-guides = Guías
shell-menu-guides-learn = Aprender desarrollo web
shell-menu-guides-html = HTML
shell-menu-guides-css = CSS
shell-menu-guides-javascript = JavaScript
shell-menu-guides-accessibility = Accesibilidad
shell-menu-references = Referencias
shell-menu-references-overview = Todas las tecnologías web
shell-menu-references-html = HTML
shell-menu-references-css = CSS
shell-menu-references-javascript = JavaScript
shell-menu-references-http = HTTP
shell-menu-references-api = API web
shell-menu-references-extensions = Extensiones web
shell-menu-plus = Plus
shell-menu-plus-overview = Resumen
shell-menu-plus-docs = Documentación
shell-menu-plus-faq = Preguntas frecuentes
shell-menu-curriculum = Curso
shell-menu-blog = Blog
shell-menu-tools = Utilidades
shell-menu-tools-play = Playground
shell-menu-tools-observatory = Observatory
shell-menu-ai-help = AI Help
shell-menu-collections = Colecciones
shell-menu-updates = Novedades
shell-menu-settings = Mi configuración
shell-menu-staff = Personal
shell-menu-help = Ayuda
shell-menu-feedback = Comentarios

# Account
shell-log-in = Iniciar sesión
shell-sign-up = Regístrate gratis
shell-upgrade = Mejorar el plan
shell-sign-out = Cerrar sesión
shell-user-menu = Mi { $plus }
shell-subscriber = Suscriptor
shell-maintenance-badge = Mantenimiento en curso
shell-maintenance-text = La API está en mantenimiento. Puedes seguir navegando por { $site }, pero es posible que { $plus } y la búsqueda no estén disponibles. ¡Gracias por tu paciencia!

# Theme and language
shell-theme-label = Tema: { $theme }
shell-theme-os-default = Como el sistema
shell-theme-light = Claro
shell-theme-dark = Oscuro
shell-language-label = Idioma: { $language }
shell-language-untranslated = Sin traducir: página de inicio en

# Notices
shell-offline = Estás leyendo sin conexión.
shell-offline-page = Esta página no está disponible sin conexión. Inténtalo de nuevo cuando te conectes.
shell-back = Vuelves a tener conexión.
shell-notice-close = Cerrar

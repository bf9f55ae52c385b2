# Skip links
shell-skip-main = Ir al contenido principal
shell-skip-search = Ir a la búsqueda
shell-skip-language = Ir a la selección de idioma

# Menus
shell-menu-label = Menú principal
shell-menu-open = Abrir el menú principal
shell-menu-close = Cerrar el menú principal
shell-tools-open = Tema, idioma e inicio de sesión
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
shell-menu-tools-play = Zona de pruebas
shell-menu-tools-observatory = Observatory
shell-menu-ai-help = AI Help
shell-menu-collections = Colecciones
shell-menu-updates = Novedades
shell-menu-settings = Mi configuración
shell-menu-staff = Personal
shell-menu-help = Ayuda
shell-menu-feedback = Comentarios

# Account
shell-log-in = Entrar
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
shell-language-remember = Recordar el idioma
shell-language-inactive = Inactivos

# Footer
shell-footer-purpose = Escrito en abierto por gente que construye para la web.
shell-footer-site = { $site }
shell-footer-about = Acerca de
shell-footer-blog = Blog
shell-footer-plus = { $plus }
shell-footer-advertising = Anúnciate con nosotros
shell-footer-support = Soporte
shell-footer-help = Ayuda del producto
shell-footer-faq = Preguntas frecuentes
shell-footer-issue = Informar de un problema
shell-footer-communities = Nuestras comunidades
shell-footer-community = Comunidad
shell-footer-contribute = Contribuir
shell-footer-developers = Desarrolladores
shell-footer-web = Tecnologías web
shell-footer-learn = Aprender desarrollo web
shell-footer-accessibility = Accesibilidad
shell-footer-curriculum = Curso
shell-footer-repository = Código fuente
shell-footer-privacy = Privacidad
shell-footer-terms = Condiciones
shell-footer-licence-page = Licencia
shell-footer-licence = El contenido está disponible bajo la licencia { $licence }.
shell-footer-licence-name = CC-BY-SA 2.5
shell-footer-years = © 2005–{ $year } colaboradores.

# Notices
shell-offline = Estás leyendo sin conexión.
shell-back = Vuelves a tener conexión.
shell-notice-close = Cerrar
shell-loading = Cargando…

# Home
shell-home-title = Recursos para desarrolladores, hechos por desarrolladores
shell-home-text = Documentamos las tecnologías web, entre ellas CSS, HTML y JavaScript, desde 2005.
shell-home-shelf = Referencias
shell-home-pages =
    { $count ->
        [one] página
        [many] de páginas
       *[other] páginas
    }
shell-home-featured = Artículos destacados
shell-home-news = Últimas noticias
shell-home-contributions = Contribuciones recientes
shell-home-spotlight = Colaboradores destacados
shell-home-get-involved = Participa

# Not found, broken
shell-not-found-title = Página no encontrada
shell-not-found-sentence = No se pudo encontrar la página { $path }.
shell-not-found-alternatives = Leer en su lugar
shell-not-found-matches = Páginas parecidas
shell-not-found-words = Buscar las palabras de la dirección
shell-not-found-search = Buscar en la documentación
shell-not-found-home = Volver a la página de inicio

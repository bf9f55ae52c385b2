shell-home-title = Recursos para desarrolladores, hechos por desarrolladores
shell-home-text = Documentamos las tecnologías web, entre ellas CSS, HTML y JavaScript, desde 2005.
shell-home-ask = ¿Tienes una pregunta? Pregunta a AI Help
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
shell-home-spotlight = Colaborador destacado
shell-home-get-involved = Participa

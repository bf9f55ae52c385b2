ads-label =
    { $slot ->
        [ad-top] Publicidad encima de la página
        [ad-side] Publicidad al lado de la página
        [ad-bottom] Publicidad debajo del artículo
        [ad-home-main] Publicidad
       *[ad-home-footer] Publicidad al pie de la página
    }
ads-badge = PUBLI
ads-refuse = ¿No quieres ver anuncios?

ads-ai-help-heading = ¿Dudas? Pregunta a AI Help.
ads-ai-help-copy = Respuestas basadas en estas páginas, con fuentes.
ads-ai-help-more = Preguntar
ads-curriculum-heading = ¿No sabes por dónde empezar?
ads-curriculum-copy = Qué aprender y en qué orden.
ads-curriculum-more = Ver el curso
ads-plus-heading = Haz tuyo { $site }.
ads-plus-copy = { $plus }: sin anuncios y con colecciones.
ads-plus-more = Mira lo que incluye
ads-advertising-heading = Anuncios sencillos, sin rastreo.
ads-advertising-copy = Llega a quienes construyen la web.
ads-advertising-more = Anúnciate aquí

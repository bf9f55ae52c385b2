plus-eyebrow = { $plus }
plus-title = Haz tuya la documentación
plus-lede = { $ads ->
    [yes] Lee sin anuncios y guarda lo que aprendes en colecciones.
   *[no] Guarda lo que aprendes en tantas colecciones como quieras.
  }{ $updates ->
    [yes] { " " }Recibe un aviso cuando la web cambia.
   *[no] { "" }
  }{ $offline ->
    [yes] { " " }Llévate áreas enteras para leerlas sin conexión.
   *[no] { "" }
  }
plus-choose = Elige un plan
plus-see-inside = Mira lo que incluye

plus-inside = Lo que incluye
plus-blurb-updates = Novedades
plus-blurb-updates-title = Mira las novedades
plus-blurb-updates-text = Nuevas características de los navegadores, filtradas según tus tecnologías.
plus-blurb-collections = Colecciones
plus-blurb-collections-title = Guarda lo que encuentres
plus-blurb-collections-text = Guarda artículos en tus propias colecciones, con una nota que diga por qué.
plus-blurb-ai-help = AI Help
plus-blurb-ai-help-title = Pregunta y comprueba las fuentes
plus-blurb-ai-help-text = Respuestas basadas en la documentación, con fuentes.
plus-blurb-playground = Playground
plus-blurb-playground-title = Pruébalo y compártelo
plus-blurb-playground-text = Escribe HTML, CSS y JavaScript al lado del resultado y compártelo como enlace.
plus-blurb-offline = { $site } Offline
plus-blurb-offline-title = Lee en cualquier parte
plus-blurb-offline-text = Áreas enteras en tu dispositivo; las actualizaciones solo descargan lo que cambió.
plus-blurb-no-ads = Sin anuncios
plus-blurb-no-ads-title = Nada más que la página
plus-blurb-no-ads-text = Desactiva la publicidad en todo el sitio mientras dure tu suscripción.

plus-plans = Elige tu plan
plus-period = Periodo de facturación
plus-period-month = Mensual
plus-period-year = Anual
plus-two-months-free = Paga anualmente y consigue 2 meses gratis
plus-plans-offline = Ahora mismo estás sin conexión. Conéctate para ver los planes de { $plus }
plus-recommended = Recomendado
plus-plan-core = Core
plus-plan-plus5 = Plus 5
plus-plan-plus10 = Supporter 10
plus-price-free = gratis, siempre
plus-price-month = al mes
plus-billed-month = { $price } facturados cada mes
plus-billed-year = { $price } facturados una vez al año
plus-button-start = Empezar con { $plan }
plus-button-upgrade = Cambiar a { $plan }
plus-button-current = Plan actual
plus-button-unavailable = No disponible
plus-features = Lo que incluye { $plan }
plus-feature-updates-filtering = Filtrado de novedades
plus-feature-watching = Seguir características y páginas
plus-feature-three-collections = Hasta 3 colecciones
plus-feature-shared-playgrounds = Playgrounds compartidos
plus-feature-ai-help-five = AI Help: 5 preguntas al día (beta)
plus-feature-no-ads = Navegación sin anuncios
plus-feature-updates = Novedades
plus-feature-collections = Colecciones ilimitadas
plus-feature-offline = Lectura sin conexión
plus-feature-ai-help = AI Help
plus-feature-everything = Todo lo de Plus 5
plus-feature-early-access = Acceso anticipado a las características nuevas
plus-feature-support = Más apoyo para { $site }

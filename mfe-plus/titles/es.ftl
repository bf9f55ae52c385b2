plus-title-collections = Colecciones
plus-title-updates = Novedades
plus-title-settings = Mi configuración
plus-title-staff = Personal
plus-title-newsletter = Boletín
plus-description-landing = Qué aporta una suscripción, cuánto cuesta y cómo empezar.
plus-description-newsletter = Novedades para desarrolladores web por correo electrónico: suscríbete al boletín.
plus-description-updates = Qué han incorporado los navegadores y qué ha pasado a ser Baseline, versión a versión, con filtros y fuentes web.

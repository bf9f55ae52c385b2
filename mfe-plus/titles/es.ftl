plus-title-collections = Colecciones
plus-title-settings = Mi configuración
plus-title-staff = Personal
plus-title-newsletter = Boletín
plus-description-landing = Qué aporta una suscripción, cuánto cuesta y cómo empezar.
plus-description-newsletter = Novedades para desarrolladores web por correo electrónico: suscríbete al boletín.

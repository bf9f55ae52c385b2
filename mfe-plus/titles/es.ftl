plus-title-collections = Colecciones
plus-title-settings = Mi configuración
plus-title-staff = Personal
plus-title-newsletter = Boletín

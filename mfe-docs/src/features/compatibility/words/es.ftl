docs-compat-server-only = Las tablas BCD solo se cargan en el navegador
docs-compat-warning = Advertencia
docs-compat-error = Error
docs-compat-missing = No se encontraron datos de compatibilidad para { $query }
docs-compat-missing-report = Informar de que faltan datos
docs-compat-missing-page = Informar de un problema con esta página
docs-compat-load-failed = Error al cargar los datos BCD
docs-compat-table-failed = Error al cargar la tabla de compatibilidad con navegadores
docs-compat-reload = Intenta recargar la página

docs-compat-label = Compatibilidad con navegadores de { $feature }
docs-compat-tip = Selecciona una celda para ver el historial de ese navegador.
docs-compat-report = Informar de problemas con estos datos de compatibilidad
docs-compat-on-github = Ver los datos en GitHub
docs-compat-source = Datos: { $date } (v{ $version })
docs-compat-left-out =
    { $count ->
        [one] Aquí falta { $count } de { $total } características.
        [many] Aquí faltan { $count } de { $total } características.
       *[other] Aquí faltan { $count } de { $total } características.
    }
docs-compat-show-all = Mostrar todas

docs-compat-feature = Característica
docs-compat-desktop = Escritorio
docs-compat-mobile = Móvil
docs-compat-server = Servidor

docs-compat-badge-experimental = Experimental
docs-compat-badge-non-standard = No estándar
docs-compat-badge-deprecated = Obsoleto

docs-compat-label-yes = Sí
docs-compat-label-no = No
docs-compat-label-unknown = ?
docs-compat-label-preview = Vista previa
docs-compat-released = Publicado el { $date }

docs-compat-yes = Compatibilidad total
docs-compat-partial = Compatibilidad parcial
docs-compat-flag = Tras una opción experimental
docs-compat-preview = En versión preliminar
docs-compat-no = Sin compatibilidad
docs-compat-unknown = Compatibilidad desconocida
docs-compat-notes = Ver notas
docs-compat-prefix = Requiere un prefijo
docs-compat-renamed = Usa otro nombre
docs-compat-disabled = Requiere activar una opción
docs-compat-more = Más en el historial

docs-compat-history = { $browser } · historia de { $feature }
docs-compat-branch-own = Sin prefijo
docs-compat-branch-prefix = Con el prefijo { $prefix }
docs-compat-branch-name = Con el nombre { $name }
docs-compat-says-yes = Compatibilidad total.
docs-compat-says-partial = Compatibilidad parcial.
docs-compat-says-preview = Disponible en la versión preliminar.
docs-compat-says-no = Sin compatibilidad.
docs-compat-says-unknown = No se sabe si es compatible.
docs-compat-removed = Eliminado en la versión { $version }.
docs-compat-says-prefix = Disponible con el prefijo { $prefix }.
docs-compat-says-name = Disponible como { $name }.
docs-compat-flag-preference = En { $browser }, cambia la preferencia { $name }.
docs-compat-flag-preference-value = En { $browser }, asigna a la preferencia { $name } el valor { $value }.
docs-compat-flag-start = Inicia { $browser } con { $name }.
docs-compat-flag-start-value = Inicia { $browser } con { $name } y el valor { $value }.
docs-compat-flag-where = Las preferencias están en { $address }.
docs-compat-bug = Véase { $bug }.

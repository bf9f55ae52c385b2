plus-close = Cerrar
plus-cancel = Cancelar
plus-deleting = Eliminando…
plus-undo = Deshacer
plus-undo-failed = No se pudo deshacer.


plus-collection = Colección
plus-collection-deleted = { $name } se ha eliminado
plus-collection-unknown = No se encontró la colección
plus-collection-unknown-text = Puede que se haya eliminado en otro dispositivo.

plus-collections-title = Colecciones
plus-collections-lede = Los artículos que guardas, en tus propias colecciones.
plus-collections-trail = Ruta de navegación
plus-collections-all = Todas las colecciones
plus-collections-new = Nueva colección
plus-collections-default = Artículos guardados
plus-collections-default-description = La colección predeterminada.
plus-collections-count = { $count ->
    [one] { $count } artículo
    [many] { $count } artículos
   *[other] { $count } artículos
  }
plus-collections-updated = Actualizada el { $date }
plus-collections-menu = Acciones para { $name }
plus-collections-edit = Editar
plus-collections-delete = Eliminar
plus-collections-copies = Exportar e importar
plus-collections-export-json = Exportar como JSON
plus-collections-export-csv = Exportar como CSV
plus-collections-export-html = Exportar como marcadores (HTML)
plus-collections-export-markdown = Exportar como Markdown
plus-collections-import = Importar
plus-collections-share = Compartir
plus-collections-loading = Obteniendo tus colecciones…
plus-collections-invitation = Guarda lo que encuentres
plus-collections-invitation-text = Inicia sesión para guardar artículos en colecciones y volver a encontrarlos en todos tus dispositivos.
plus-collections-sign-in = Iniciar sesión
plus-collections-unavailable = Ahora mismo no se puede acceder a las colecciones

plus-items-trail = Dónde está { $title }
plus-items-search = Buscar en esta colección
plus-items-sort = Ordenar por
plus-items-sort-date = Fecha
plus-items-sort-title = Título
plus-items-sort-own = Mi orden
plus-items-saved-on = Guardado el { $date }
plus-items-changed-on = Página modificada el { $date }
plus-items-note-full = Ver la nota completa
plus-items-note-less = Mostrar menos
plus-items-note-add = Añadir nota
plus-items-note-edit = Editar nota
plus-items-more = Mostrar más
plus-items-loading = Obteniendo los artículos…
plus-items-loading-more = Cargando…
plus-items-shown = { $shown } de { $total }
plus-items-removed = { $title } se ha eliminado
plus-items-removed-count = { $count ->
    [one] Se ha eliminado { $count } artículo
    [many] Se han eliminado { $count } artículos
   *[other] Se han eliminado { $count } artículos
  }
plus-items-moved = { $count ->
    [one] Se ha movido { $count } artículo a { $name }
    [many] Se han movido { $count } artículos a { $name }
   *[other] Se han movido { $count } artículos a { $name }
  }
plus-items-placed = { $title } ocupa ahora el puesto { $place } de { $total }
plus-items-choose = Seleccionar { $title }
plus-items-choose-all = Seleccionar todo
plus-items-choose-shown = Seleccionar los { $count } que se muestran
plus-items-empty = Esta colección está vacía
plus-items-empty-text = Pulsa la cinta de cualquier artículo para guardarlo aquí.
plus-items-empty-action = Explorar las referencias
plus-items-none = Ningún artículo coincide con «{ $query }»

plus-frequent-title = Artículos vistos con frecuencia
plus-frequent-description = Artículos que has visto más de 2 veces en los últimos 30 días.
plus-frequent-views = { $count ->
    [one] Visto una vez, la última el { $date }
    [many] Visto { $count } veces, la última el { $date }
   *[other] Visto { $count } veces, la última el { $date }
  }
plus-frequent-empty = Todavía no hay nada aquí
plus-frequent-empty-text = Los artículos a los que vuelves aparecen aquí por sí solos. La lista se queda en este navegador.

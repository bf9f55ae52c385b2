plus-shared-title = Colección compartida
plus-shared-default = Artículos guardados
plus-shared-count = { $count ->
    [one] { $count } artículo
    [many] { $count } artículos
   *[other] { $count } artículos
  }
plus-shared-updated = Actualizada el { $date }
plus-shared-modified = Página modificada el { $date }
plus-shared-empty = Esta colección está vacía
plus-shared-copy = Copiar a mis colecciones
plus-shared-copying = Copiando…
plus-shared-copied = Copiada en { $name }
plus-shared-open = Abrir { $name }
plus-shared-sign-in = Inicia sesión para copiarla
plus-shared-limit = El plan Core admite hasta { $limit } colecciones.
plus-shared-upgrade = Mejorar el plan
plus-shared-broken = Ahora mismo no se puede mostrar la colección.
plus-shared-again = Intentar de nuevo
plus-shared-pages = Páginas de la colección
plus-shared-page = Página { $page }
plus-shared-previous = Anterior
plus-shared-next = Siguiente

plus-upgrade = Mejorar el plan
plus-too-long = Asegúrate de que tu texto no supere los { $limit } caracteres.
plus-characters = { $length }/{ $limit }
plus-collection-form-new = Nueva colección
plus-collection-form-edit = Editar colección
plus-collection-form-name = Nombre
plus-collection-form-name-missing = Escribe un nombre.
plus-collection-form-description = Descripción
plus-collection-form-optional = Opcional
plus-collection-full = Has llegado al límite de colecciones
plus-collection-full-text = El plan Core admite hasta { $limit } colecciones, incluida Artículos guardados. Mejora tu plan para crear todas las que quieras.
plus-collection-delete = ¿Eliminar { $name }?
plus-collection-delete-text = { $count ->
    [0] No contiene ningún artículo.
    [one] El artículo que contiene dejará de estar guardado ahí. La página en sí no cambia.
    [many] Los { $count } artículos que contiene dejarán de estar guardados ahí. Las páginas en sí no cambian.
   *[other] Los { $count } artículos que contiene dejarán de estar guardados ahí. Las páginas en sí no cambian.
  }
plus-saving = Guardando…
plus-save-submit = Guardar

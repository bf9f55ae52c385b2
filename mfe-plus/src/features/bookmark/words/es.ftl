plus-save = Guardar
plus-save-offline = Estás sin conexión. Para guardar hace falta conexión.
plus-saved = Guardado
plus-save-title = Guardar en una colección
plus-save-loading = Un momento…
plus-save-unloaded = No se pudo obtener el formulario. Cierra esto e inténtalo de nuevo.
plus-close = Cerrar

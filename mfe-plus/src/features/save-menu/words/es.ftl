plus-save-collection = Colección
plus-save-collection-new = + Nueva colección
plus-save-item-title = Título
plus-save-title-missing = Escribe un título.
plus-save-delete = Eliminar
plus-save-done = Guardado en { $collection }
plus-save-changed = Modificado en { $collection }
plus-save-removed = Quitado de { $collection }

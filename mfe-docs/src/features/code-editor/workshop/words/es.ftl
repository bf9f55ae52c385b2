### Chunk: editor-words

### The editor of the Playground.

docs-editor-leave = Esc y después Tab para salir del editor
docs-editor-place = Línea { $line }, columna { $column }
docs-editor-problems = { $count ->
    [one] { $count } problema
    [many] { $count } de problemas
   *[other] { $count } problemas
  }
docs-editor-format = Dar formato
docs-editor-formatting = Dando formato…
docs-editor-formatted = Código con formato.
docs-editor-not-formatted = Sin cambios: hay un error de sintaxis en la línea { $line }.
docs-editor-format-away = No se ha podido dar formato al código. Comprueba la conexión e inténtalo de nuevo.
docs-editor-unexpected = Inesperado: { $text }
docs-editor-missing = Aquí falta algo.
docs-editor-unclosed = <{ $tag }> no se cierra.
docs-editor-stray = { $tag } no cierra ningún elemento abierto.
docs-editor-high = Ampliamente disponible
docs-editor-low = Disponible desde hace poco
docs-editor-limited = Disponibilidad limitada
docs-editor-completions = Sugerencias
docs-editor-diagnostics = Problemas
docs-editor-find = Buscar
docs-editor-replace = Reemplazar por
docs-editor-next = Siguiente
docs-editor-previous = Anterior
docs-editor-all = Seleccionar todo
docs-editor-case = Distinguir mayúsculas
docs-editor-regexp = Expresión regular
docs-editor-words = Palabras completas
docs-editor-replace-one = Reemplazar
docs-editor-replace-all = Reemplazar todo
docs-editor-replaced = { $count } coincidencias reemplazadas
docs-editor-replaced-line = Coincidencia de la línea { $line } reemplazada
docs-editor-close = Cerrar
docs-editor-match = Coincidencia actual
docs-editor-on-line = en la línea
docs-editor-go-to-line = Ir a la línea
docs-editor-go = Ir
docs-editor-fold-line = Plegar
docs-editor-unfold = Desplegar
docs-editor-folded = Líneas plegadas
docs-editor-unfolded = Líneas desplegadas
docs-editor-to = a
docs-editor-folded-code = Código plegado
docs-editor-control = Carácter de control
docs-editor-deleted = Selección eliminada

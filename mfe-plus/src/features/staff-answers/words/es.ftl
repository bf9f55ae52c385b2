plus-gaps-title = Lagunas de contenido
plus-gaps-note = Preguntas a AI Help que no tuvieron respuesta, las más frecuentes primero. Su texto aparece solo si los lectores lo permitieron.
plus-gaps-count = { $count ->
    [one] Una laguna
    [many] { $count } lagunas
   *[other] { $count } lagunas
  }
plus-gaps-none = No hay lagunas.
plus-gaps-untold = Preguntas cuyo texto no se comparte
plus-gaps-times = { $count ->
    [one] Preguntado una vez
    [many] Preguntado { $count } veces
   *[other] Preguntado { $count } veces
  }
plus-gaps-last = la última el { $date }
plus-gaps-settle = Quitar de la lista
plus-gaps-settle-of = Quitar de la lista: { $question }
plus-gaps-settled = Ya no está en la lista.
plus-gaps-more = Mostrar más
plus-reports-title = Informes sobre respuestas
plus-reports-votes = Útil: { $helpful } · No es útil: { $other }
plus-reports-count = { $count ->
    [one] Un informe
    [many] { $count } informes
   *[other] { $count } informes
  }
plus-reports-none = No hay informes.
plus-reports-no-comment = Sin comentario
plus-reports-conversation = { $count ->
    [one] Mostrar la pregunta y su respuesta
    [many] Mostrar la conversación, { $count } preguntas
   *[other] Mostrar la conversación, { $count } preguntas
  }
plus-reports-settle = Eliminar el informe
plus-reports-settle-of = Eliminar el informe del { $date }: { $comment }
plus-reports-settled = El informe se ha eliminado.

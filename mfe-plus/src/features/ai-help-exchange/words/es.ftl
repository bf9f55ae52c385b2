plus-exchange-asked = Preguntaste
plus-exchange-edit = Editar la pregunta
plus-exchange-edit-hint = La versión anterior se conserva, con su respuesta.
plus-exchange-edit-hint-answering = Se detiene la respuesta en curso. La versión anterior se conserva, con la parte de la respuesta que llegó.
plus-exchange-cancel = Cancelar
plus-exchange-ask = Preguntar
plus-exchange-versions = Versiones de esta pregunta
plus-exchange-version = { $number }/{ $count }
plus-exchange-previous = Versión anterior
plus-exchange-next = Versión siguiente
plus-exchange-unfold = Mostrar la pregunta entera
plus-exchange-fold = Mostrar menos
plus-exchange-searching = Buscando en la documentación…
plus-exchange-writing = { $count ->
    [0] Escribiendo la respuesta…
    [one] Una página consultada. Escribiendo la respuesta…
    [many] { $count } páginas consultadas. Escribiendo la respuesta…
   *[other] { $count } páginas consultadas. Escribiendo la respuesta…
  }
plus-exchange-waiting = Esta respuesta todavía se está escribiendo. Aparecerá aquí en cuanto esté completa.
plus-exchange-failed = No llegó ninguna respuesta.
plus-exchange-failed-before = No llegó ninguna respuesta: se salió de la página, se perdió la conexión o algo falló en este sitio. Esas preguntas no se descuentan.
plus-exchange-stopped = Detuviste la búsqueda antes de que llegara una respuesta.
plus-exchange-stopped-before = Detuviste la búsqueda antes de que llegara una respuesta. Esta pregunta no se ha descontado.
plus-exchange-again = Volver a preguntar
plus-exchange-answered = Respuesta: { $time }
plus-exchange-answered-by = Respuesta de { $model }: { $time }
plus-exchange-answered-by-model = Respuesta de un modelo: { $time }
plus-exchange-helpful = Útil
plus-exchange-not-helpful = No es útil
plus-exchange-report = Informar de un problema
plus-exchange-follow-ups = Para seguir preguntando
plus-exchange-sources = { $count ->
    [one] 1 fuente
    [many] { $count } fuentes
   *[other] { $count } fuentes
  }
plus-exchange-sources-last = Fuentes de la última respuesta
plus-exchange-sources-first = Fuentes de la primera respuesta
plus-exchange-sources-of = Fuentes de la respuesta { $number }
plus-exchange-unkept-history-off = El historial está desactivado: esta conversación ya no se conserva y termina cuando sales de la página. Lo que se guardó antes permanece hasta que lo elimines.
plus-exchange-unkept-deleted = Esta conversación se eliminó de tu historial, aquí o en otra pestaña. Termina cuando sales de la página.
plus-exchange-say-writing = Se está escribiendo la respuesta.
plus-exchange-say-complete = { $count ->
    [0] La respuesta está completa.
    [one] La respuesta está completa, 1 fuente.
    [many] La respuesta está completa, { $count } fuentes.
   *[other] La respuesta está completa, { $count } fuentes.
  }
plus-exchange-say-unknown = Usa API desconocidas: { $names }.
plus-exchange-say-stopped = Detenido.
plus-exchange-say-failed = La respuesta se interrumpió.

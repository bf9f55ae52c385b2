plus-report-title = Informar de un problema con esta respuesta
plus-report-comment = ¿Qué problema tiene?
plus-report-whole = { $count ->
    [one] Enviar también la pregunta y su respuesta
    [many] Enviar también toda la conversación, las { $count } preguntas con sus respuestas
   *[other] Enviar también toda la conversación, las { $count } preguntas con sus respuestas
  }
plus-report-what = Mostrar lo que se envía
plus-report-note = Los informes los leen las personas que llevan este sitio. Tu nombre y tu dirección de correo no se envían.
plus-report-cancel = Cancelar
plus-report-send = Enviar informe
plus-report-sending = Enviando…
plus-report-thanks = Gracias. Tu informe se ha enviado.

### Chunk: docs-survey-words

### A survey between the title of a document and its text.

docs-survey-thanks = ¡Gracias! Tus respuestas se han enviado.
docs-survey-previewed = Era una vista previa: tus respuestas no se han enviado.
docs-survey-dismiss = Ocultar esta encuesta
docs-survey-unsent = Tus respuestas no se han enviado. Pulsa otra vez para ocultar la encuesta y descartarlas.
docs-survey-preview = Esto es una vista previa: no se cuenta ni se guarda nada.
docs-survey-loading = Cargando el formulario…
docs-survey-late = El formulario tarda en cargarse. También puedes abrirlo en una pestaña nueva.
docs-survey-new-tab = Abrir el formulario en una pestaña nueva
docs-survey-privacy = Tus respuestas se guardan con la fecha de hoy, sin tu nombre, tu cuenta ni tu dirección IP.
docs-survey-send = Enviar
docs-survey-sending = Enviando…
docs-survey-counter = { $length } de { $limit } caracteres
docs-survey-problem-empty = Responde al menos a una pregunta.
docs-survey-problem-long = Una respuesta es demasiado larga. Acórtala y vuelve a enviar.
docs-survey-problem-closed = Esta encuesta ya no acepta estas respuestas. Puede que haya terminado o cambiado.
docs-survey-problem-failed = No se pudieron enviar tus respuestas. Siguen aquí: vuelve a intentarlo en un momento.

plus-answer-facts = De los datos de la documentación
plus-answer-quoted = De la documentación, texto literal
plus-answer-passages = Encontrado en la documentación
plus-answer-by-model = { $count ->
    [0] Escrito por un modelo sin ninguna página. No te fíes.
    [one] Escrito por un modelo a partir de una página. Compruébalo antes de usarlo.
    [many] Escrito por un modelo a partir de { $count } páginas. Compruébalo antes de usarlo.
   *[other] Escrito por un modelo a partir de { $count } páginas. Compruébalo antes de usarlo.
  }
plus-answer-by-model-unfinished = Escrito por un modelo y sin terminar. No te fíes de este texto.
plus-answer-without-away = No se puede contactar con el modelo que escribe respuestas. Esto es lo que dice la documentación.
plus-answer-without-slow = El modelo que escribe respuestas ha tardado demasiado. Esto es lo que dice la documentación.
plus-answer-without-busy = El modelo que escribe respuestas está saturado. Esto es lo que dice la documentación.
plus-answer-without-budget-spent = El modelo que escribe respuestas ha alcanzado su límite de hoy. Esto es lo que dice la documentación.
plus-answer-refused-not-about-the-web = Esto no trata de la plataforma web, así que aquí no hay respuesta.
plus-answer-refused-not-about-the-web-why = Las respuestas salen solo de páginas sobre la plataforma web.
plus-answer-refused-not-in-the-documentation = La documentación no lo dice, así que aquí no hay respuesta.
plus-answer-refused-not-in-the-documentation-why = Ninguna página dice lo suficiente.
plus-answer-refused-too-vague = Esta pregunta puede significar muchas cosas.
plus-answer-refused-too-vague-why = Nombra la característica o di qué quieres hacer.
plus-answer-refused-declined-by-model = Las páginas encontradas no responden a esto.
plus-answer-refused-declined-by-model-why = El modelo las recibió y se negó a responder.
plus-answer-not-counted = Esta pregunta no se ha descontado.
plus-answer-search = Buscar «{ $words }» en el sitio
plus-answer-stopped = Se detuvo antes de terminar. No se ha comprobado.
plus-answer-broke-off = La respuesta se interrumpió aquí. No se ha comprobado.
plus-answer-uncited = sin fuente
plus-answer-all-uncited = Ninguna frase cita una fuente. No te fíes de este texto.
plus-answer-some-uncited = { $count ->
    [one] Una frase no indica su fuente. Lleva una línea de puntos.
    [many] { $count } frases no indican su fuente. Llevan una línea de puntos.
   *[other] { $count } frases no indican su fuente. Llevan una línea de puntos.
  }
plus-answer-dropped-citations = { $count ->
    [one] Se ha quitado una referencia a una fuente que no existe.
    [many] Se han quitado { $count } referencias a fuentes que no existen.
   *[other] Se han quitado { $count } referencias a fuentes que no existen.
  }
plus-answer-dropped-links = { $count ->
    [one] Se ha quitado un enlace que no lleva a ninguna parte.
    [many] Se han quitado { $count } enlaces que no llevan a ninguna parte.
   *[other] Se han quitado { $count } enlaces que no llevan a ninguna parte.
  }
plus-answer-source = Fuente { $number }
plus-answer-source-of = Fuente { $number }: { $title }
plus-answer-back = Volver a donde el texto cita la fuente { $number }
plus-answer-changed = Modificado el { $date }
plus-answer-data-of = Datos del { $date }
plus-answer-code = Código
plus-answer-unknown = no es una API conocida. Ninguna página, especificación ni tabla de compatibilidad la menciona.
plus-answer-copy = Copiar
plus-answer-play = Ejecutar
plus-answer-queue = Añadir a la cola
plus-answer-anyway-copy = Copiar de todos modos
plus-answer-anyway-play = Ejecutar de todos modos
plus-answer-anyway-queue = Añadir de todos modos
plus-answer-ask-copy = Este código usa API desconocidas: { $names }. Pulsa de nuevo para copiarlo de todos modos.
plus-answer-ask-play = Este código usa API desconocidas: { $names }. Pulsa de nuevo para ejecutarlo de todos modos.
plus-answer-ask-queue = Este código usa API desconocidas: { $names }. Pulsa de nuevo para añadirlo de todos modos.
plus-answer-queued = { $count ->
    [one] Añadido. Hay un bloque en la cola.
    [many] Añadido. Hay { $count } bloques en la cola.
   *[other] Añadido. Hay { $count } bloques en la cola.
  }
plus-answer-taken-out = Retirado de la cola.
plus-answer-in-queue = { $count ->
    [one] Un bloque de código en la cola
    [many] { $count } bloques de código en la cola
   *[other] { $count } bloques de código en la cola
  }
plus-answer-queue-clear = Vaciar

plus-ask-label = Pregunta
plus-ask-placeholder = Pregunta sobre HTML, CSS, JavaScript o cualquier otra parte de la plataforma web
plus-ask-follow-up = Haz otra pregunta
plus-ask-ask = Preguntar
plus-ask-stop = Detener la respuesta
plus-ask-key-ask = preguntar
plus-ask-key-line = línea nueva
plus-ask-key-shift = Mayús
plus-ask-about = Las respuestas salen de las páginas y los datos de este sitio.
plus-ask-about-model = Los hechos salen de los datos; el resto lo escribe un modelo.
plus-ask-how = Cómo funciona
plus-ask-left = { $count ->
    [one] Queda un carácter
    [many] Quedan { $number } caracteres
   *[other] Quedan { $number } caracteres
  }
plus-ask-too-long = { $count ->
    [one] Sobra un carácter
    [many] Sobran { $number } caracteres
   *[other] Sobran { $number } caracteres
  }
plus-ask-offline = Estás sin conexión. Puedes seguir leyendo lo que hay aquí; para preguntar hace falta conexión.
plus-ask-offline-short = Estás sin conexión.
plus-ask-failed-no-answer = No llegó ninguna respuesta. Tu pregunta sigue aquí.
plus-ask-failed-lost = Se perdió la conexión antes de que la respuesta estuviera completa.
plus-ask-failed-failed = Algo ha fallado en este sitio. Tu pregunta no se ha descontado; vuelve a intentarlo dentro de un minuto.
plus-ask-failed-cut = La respuesta se cortó antes de completarse. Tu pregunta no se ha descontado; vuelve a intentarlo dentro de un minuto.
plus-ask-failed-not-ready = El índice de búsqueda de este sitio aún se está creando. Tu pregunta no se ha descontado; vuelve a intentarlo dentro de un minuto.
plus-ask-failed-quota = Ya has usado las preguntas de hoy. Esta no se ha descontado; vuelve a hacerla cuando tengas nuevas.
plus-ask-failed-off = AI Help está desactivado en este sitio. Tu pregunta no se ha descontado.
plus-ask-failed-busy = Se están respondiendo demasiadas preguntas. La tuya no se ha descontado; vuelve a intentarlo dentro de un minuto.
plus-ask-failed-flagged = Una revisión automática ha bloqueado tu pregunta. Se ha descontado. Prueba con otras palabras.
plus-ask-failed-too-much = Es más de lo que se puede responder de una vez. Acorta la pregunta o empieza una nueva. No se ha descontado.
plus-ask-failed-full = Esta conversación está llena. Empieza una nueva. Tu pregunta no se ha descontado.
plus-ask-failed-refused = El sitio no puede responder a esta pregunta tal como está. No se ha descontado.
plus-ask-again = Volver a intentarlo
plus-ask-quota-name = Preguntas restantes
plus-ask-quota = Quedan { $remaining } de { $limit } hoy
plus-ask-quota-until = se renuevan a las { $time }
plus-ask-quota-more = Sin límite con Plus
plus-ask-spent = Ya has usado las preguntas de hoy
plus-ask-spent-until = Tendrás { $limit } nuevas a las { $time }. Con Plus no hay límite.
plus-ask-spent-today = Tendrás nuevas a medianoche UTC. Con Plus no hay límite.
plus-ask-spent-draft = Hoy no te quedan preguntas. Tu texto sigue aquí.
plus-ask-see-plans = Ver los planes

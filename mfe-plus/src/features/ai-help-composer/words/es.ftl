plus-ask-label = Pregunta
plus-ask-placeholder = Pregunta sobre HTML, CSS, JavaScript o cualquier otra parte de la plataforma web
plus-ask-follow-up = Sigue preguntando
plus-ask-ask = Preguntar
plus-ask-stop = Dejar de responder
plus-ask-key-ask = preguntar
plus-ask-key-line = línea nueva
plus-ask-key-shift = Mayús
plus-ask-about = Las respuestas salen de las páginas de este sitio.
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
plus-ask-offline = No tienes conexión. Lo que ya se leyó sigue aquí; para preguntar hace falta conexión.
plus-ask-failed-no-answer = No llegó ninguna respuesta. Tu pregunta no se ha contado.
plus-ask-failed-busy = Se están respondiendo demasiadas preguntas. La tuya no se ha contado; vuelve a preguntar dentro de un minuto.
plus-ask-failed-flagged = La revisión de las preguntas ha retenido la tuya. Se ha contado. Prueba con otras palabras.
plus-ask-failed-too-much = Es más de lo que se puede responder de una vez. Acorta la pregunta o empieza una nueva. No se ha contado.
plus-ask-failed-full = En esta conversación no caben más preguntas. Empieza una nueva. Tu pregunta no se ha contado.
plus-ask-failed-gone = Esta conversación se eliminó en otro lugar. Empieza una pregunta nueva.
plus-ask-failed-refused = El sitio no puede responder a esto tal como está. Tu pregunta no se ha contado.
plus-ask-again = Volver a intentarlo
plus-ask-quota-name = Preguntas restantes
plus-ask-quota = Quedan { $remaining } de { $limit } hoy
plus-ask-quota-until = hasta las { $time }
plus-ask-quota-more = Sin límite con Plus
plus-ask-spent = Ya has hecho todas las preguntas de hoy
plus-ask-spent-until = Tendrás { $limit } nuevas a las { $time }. Con Plus no hay límite.
plus-ask-spent-today = Mañana tendrás nuevas. Con Plus no hay límite.
plus-ask-see-plans = Ver los planes

plus-session-ended = Tu sesión ha terminado. No se ha perdido nada: lo que escribiste sigue aquí. Vuelve a iniciar sesión en otra pestaña, regresa e inténtalo de nuevo.
plus-session-too-old = Por tu seguridad, esto requiere haber iniciado sesión hace poco. No se ha perdido nada: lo que escribiste sigue aquí. Vuelve a iniciar sesión en otra pestaña, regresa e inténtalo de nuevo.
plus-session-sign-in = Iniciar sesión
plus-call-again = Intentar de nuevo
plus-call-again-pending = Intentando de nuevo…
plus-call-error = Se produjo un error: { $message }
plus-call-unanswered = El sitio no ha respondido. No se ha perdido nada: comprueba tu conexión e inténtalo de nuevo.
plus-call-kept = No se ha perdido nada.

docs-learning-continue = Continúa donde lo dejaste
docs-learning-start = Empieza aquí
docs-learning-next = Siguiente capítulo
docs-learning-all-read = Has leído todos los capítulos
docs-learning-at = Estás en «{ $section }».
docs-learning-go-on = Continuar
docs-learning-begin = Empezar
docs-learning-from-start = Leer desde el principio
docs-learning-exercises = Ejercicios
docs-learning-count-of = { $done } de { $count }
docs-learning-progress = Tu progreso
docs-learning-read-of = { $read } de { $count } capítulos leídos
docs-learning-exercises-solved = Ejercicios resueltos
docs-learning-this-week = Esta semana
docs-learning-chapters = { $count ->
    [one] { $count } capítulo
    [many] { $count } de capítulos
   *[other] { $count } capítulos
}
docs-learning-last-visit = Última visita
docs-learning-still-open = Por terminar
docs-learning-missing = { $count ->
    [one] Falta una comprobación.
    [many] Faltan { $count } de comprobaciones.
   *[other] Faltan { $count } comprobaciones.
}
docs-learning-in-account = Guardado en tu cuenta, en todos tus dispositivos.
docs-learning-on-device = Guardado en este dispositivo.
docs-learning-sign-in = Inicia sesión para guardarlo en tu cuenta
docs-learning-saving = Guardando…
docs-learning-failed = No se pudo guardar tu progreso en tu cuenta.
docs-learning-try-again = Intentar de nuevo
docs-learning-export = Exportar el progreso
docs-learning-reset = Restablecer…
docs-learning-reset-question = ¿Eliminar todo el progreso, con tu código y tus marcas?
docs-learning-reset-yes = Eliminar
docs-learning-reset-no = Cancelar
docs-learning-state-done = Leído
docs-learning-state-open = Leído, con ejercicios pendientes
docs-learning-state-here = En curso
docs-learning-state-to-come = Aún no leído
docs-learning-read-on = Leído el { $date }
docs-learning-points = Compruébalo tú

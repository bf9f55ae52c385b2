blog-curriculum-kept-on-device = Guardado en este dispositivo.
blog-curriculum-kept-log-in = Inicia sesión para guardarlo en tu cuenta
blog-curriculum-kept-in-account = Guardado en tu cuenta, en todos tus dispositivos.
blog-curriculum-kept-saving = Guardando…
blog-curriculum-kept-failed = Guardado en este dispositivo. No se pudo guardar en tu cuenta.
blog-curriculum-try-again = Reintentar

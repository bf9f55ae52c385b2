plus-host-watch = Seguir este host
plus-host-watch-mail = Se analiza una vez al día; un correo te avisa cuando baja la nota.
plus-host-watch-site = Se analiza una vez al día. Este sitio no envía correos: consulta aquí los cambios.
plus-host-watch-ended = Ya no se sigue.
plus-host-watch-failed = No ha funcionado. Inténtalo de nuevo.
plus-host-watch-refused = Ya sigues todos los hosts que permite una cuenta.

plus-watch = Seguir
plus-watching = Siguiendo
plus-watch-name = Seguir { $name }
plus-watching-name = Siguiendo { $name }
plus-watch-page = Te avisamos cuando se modifique esta página.
plus-watch-ended = Tu sesión ha terminado. Inicia sesión e inténtalo de nuevo.
plus-watch-refused = Eso no se puede seguir, o ya sigues todo lo que permite una cuenta.
plus-watch-failed = No ha funcionado. Inténtalo de nuevo en un momento.

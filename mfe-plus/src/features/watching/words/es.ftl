plus-watch = Seguir
plus-watching = Siguiendo
plus-watch-name = Seguir { $name }
plus-watching-name = Siguiendo { $name }
plus-watch-page = Te avisamos cuando se modifique esta página.
plus-watch-ended = Tu sesión ha terminado. Inicia sesión e inténtalo de nuevo.
plus-watch-refused = Eso no se puede seguir, o ya sigues todo lo que permite una cuenta.
plus-watch-failed = No ha funcionado. Inténtalo de nuevo en un momento.
plus-news = Novedades desde tu última visita
plus-news-loading = Un momento…
plus-news-failed = No se pudo cargar lo que sigues.
plus-news-count = { $count ->
    [0] Nada nuevo
    [one] { $shown } novedad
   *[other] { $shown } novedades
  }
plus-news-no-watches = Aún no sigues nada
plus-news-none = No ha ocurrido nada con lo que sigues desde que empezaste.
plus-news-unwatched = Pulsa Seguir junto a una característica, en el menú Guardar de un artículo o en una colección. Aquí verás lo que ocurra.
plus-news-new = Nuevo
plus-news-edited = La página se ha modificado
plus-news-added = Compatible con { $name }
plus-news-removed = Ya no es compatible con { $name }
plus-news-newly = Recién disponible en Baseline
plus-news-widely = Ampliamente disponible en Baseline
plus-news-regressed = Ya no es Baseline
plus-news-discouraged = Desaconsejada
plus-watching-yours = Lo que sigues
plus-watching-count = { $count ->
    [one] Sigues { $count } elemento.
   *[other] Sigues { $count } elementos.
  }
plus-watching-mail-off = No se envían correos.
plus-watching-mail-daily = Se envía un correo los días en que algo cambia.
plus-watching-mail-weekly = Se envía un correo los lunes si algo ha cambiado.
plus-watching-change = Cambiar
plus-watching-list = Lo que sigues
plus-watching-none = Aún no sigues nada. Pulsa Seguir junto a una característica en las novedades, en el menú Guardar de un artículo o en una colección.
plus-watching-updates = Ir a las novedades
plus-watching-unknown = No se pudo cargar lo que sigues.
plus-watching-again = Intentar de nuevo
plus-watching-export = Descargar lo que sigues
plus-watching-default = Artículos guardados
plus-watching-stop = Dejar
plus-watching-stop-name = Dejar de seguir { $name }
plus-watching-kind-page = Página
plus-watching-kind-feature = Característica
plus-watching-kind-collection = Colección
plus-digest = Correo sobre lo que sigues
plus-digest-text = Un solo correo con lo que ha cambiado. Si nada ha cambiado, no se envía.
plus-digest-no-mail = Este sitio no envía correos. Aun así verás las novedades en la página de novedades.
plus-digest-off = Nunca
plus-digest-daily = Cada día
plus-digest-weekly = Cada semana, los lunes
plus-digest-saving = Guardando…

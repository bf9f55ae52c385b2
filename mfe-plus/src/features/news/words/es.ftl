plus-news = Novedades desde tu última visita
plus-news-loading = Un momento…
plus-news-failed = No se pudo cargar lo que sigues.
plus-news-count = { $count ->
    [0] Nada nuevo
    [one] { $shown } novedad
    [many] { $shown } de novedades
   *[other] { $shown } novedades
  }
plus-news-no-watches = Aún no sigues nada
plus-news-none = No ha ocurrido nada con lo que sigues desde que empezaste.
plus-news-unwatched = Pulsa Seguir junto a una característica, en el menú Guardar de un artículo o en una colección. Aquí verás lo que ocurra.
plus-news-new = Nuevo
plus-news-edited = La página se ha modificado
plus-news-added = Compatible con { $name }
plus-news-removed = Ya no es compatible con { $name }
plus-news-newly = Disponible en Baseline desde hace poco
plus-news-widely = Ampliamente disponible en Baseline
plus-news-regressed = Ya no es Baseline
plus-news-discouraged = Desaconsejada
plus-watching-yours = Lo que sigues
plus-watching-count = { $count ->
    [one] Sigues { $count } elemento.
    [many] Sigues { $count } de elementos.
   *[other] Sigues { $count } elementos.
  }
plus-watching-mail-off = No se envían correos.
plus-watching-mail-daily = Se envía un correo los días en que algo cambia.
plus-watching-mail-weekly = Se envía un correo los lunes si algo ha cambiado.
plus-watching-change = Cambiar

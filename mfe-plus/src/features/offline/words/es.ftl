plus-offline-looking = Comprobando lo que hay en este dispositivo…
plus-offline-areas = Áreas que conservar en este dispositivo
plus-offline-unsupported = Este navegador no puede guardar páginas para leerlas sin conexión
plus-offline-unsupported-text = La lectura sin conexión requiere HTTPS y un navegador actualizado, y algunos navegadores no la permiten en ventanas privadas. Inténtalo en una ventana normal de un navegador reciente.
plus-offline-subscribe = Guarda áreas completas de la documentación en tu dispositivo y léelas sin red. La lectura sin conexión forma parte de los planes de pago.
plus-offline-subscribe-link = Suscribirse a { $plus }

plus-offline-area-html = HTML
plus-offline-area-css = CSS
plus-offline-area-javascript = JavaScript
plus-offline-area-http = HTTP
plus-offline-area-accessibility = Accesibilidad
plus-offline-area-svg-mathml = SVG y MathML
plus-offline-area-webassembly = WebAssembly
plus-offline-area-api-documents = API web: documentos y eventos
plus-offline-area-api-graphics = API web: gráficos
plus-offline-area-api-media = API web: audio y vídeo
plus-offline-area-api-network = API web: red y almacenamiento
plus-offline-area-api-system = API web: dispositivos y sistema
plus-offline-area-learn = Aprender y curso
plus-offline-area-webextensions = Extensiones del navegador
plus-offline-area-glossary = Glosario
plus-offline-area-guides = Otras guías
plus-offline-area-site = Páginas del propio sitio

plus-offline-pages = { $count ->
    [one] { $count } página
    [many] { $count } de páginas
   *[other] { $count } páginas
  }
plus-offline-state-absent = No está en este dispositivo
plus-offline-state-waiting = En espera
plus-offline-state-download = Descargando
plus-offline-state-unpack = Comprobando…
plus-offline-state-ready = En este dispositivo
plus-offline-state-update = Actualización, { $size }
plus-offline-state-paused = En pausa
plus-offline-state-failed = Error en la descarga
plus-offline-came = { $came } de { $total }
plus-offline-left = { $rate }/s · quedan { $seconds } s
plus-offline-left-unsure = Calculando el tiempo restante…
plus-offline-pause = Pausar
plus-offline-resume = Reanudar
plus-offline-update = Actualizar
plus-offline-again = Reintentar
plus-offline-remove = Quitar
plus-offline-remove-area = Quitar { $area }

plus-offline-prefer-online = Preferir el contenido en línea
plus-offline-prefer-online-text = Si está activado, las páginas se cargan desde el sitio mientras tengas conexión. Si está desactivado, las que están en este dispositivo se abren desde aquí aunque haya red.
plus-offline-auto = Actualizar automáticamente
plus-offline-auto-text = Busca cambios una vez por hora mientras el sitio está abierto y descarga solo lo que ha cambiado.

plus-offline-storage = Almacenamiento
plus-offline-storage-here = { $here } en este dispositivo
plus-offline-storage-going = { $here } en este dispositivo, { $later } al terminar
plus-offline-to-come = Pendiente de descargar
plus-offline-kept = Este navegador permite unos { $quota } y se ha comprometido a conservar estas páginas.
plus-offline-not-kept = Este navegador permite unos { $quota } y podría eliminar estas páginas si falta espacio.
plus-offline-persist = Pedirle que las conserve
plus-offline-clear = Quitar todas las páginas sin conexión
plus-offline-clear-confirm = ¿Quitar todas las páginas guardadas en este dispositivo? Puedes volver a descargarlas cuando quieras.
plus-offline-history = Historial de estados

plus-offline-problem = Lectura sin conexión
plus-offline-pack-no-room = No hay espacio suficiente para { $pack }. Elige menos áreas o libera espacio en el dispositivo e inténtalo de nuevo. Las páginas que ya están en este dispositivo se pueden seguir leyendo.
plus-offline-pack-tampered = La descarga de { $pack } no coincide con lo publicado y se ha descartado. Las páginas que ya están en este dispositivo se pueden seguir leyendo.
plus-offline-pack-truncated = La descarga de { $pack } está incompleta. Las páginas que ya están en este dispositivo se pueden seguir leyendo.
plus-offline-pack-reordered = La descarga de { $pack } está mal compuesta y se ha descartado. Las páginas que ya están en este dispositivo se pueden seguir leyendo.
plus-offline-pack-unsigned = La descarga de { $pack } no está firmada por nadie en quien confíe este sitio y se ha descartado. Las páginas que ya están en este dispositivo se pueden seguir leyendo.
plus-offline-pack-keys-unusable = Este navegador no puede comprobar quién ha publicado los archivos. Actualízalo para leer sin conexión.
plus-offline-packs-not-ready = Los archivos para leer sin conexión todavía se están preparando ({ $percent } % por ahora). Inténtalo de nuevo dentro de un minuto.
plus-offline-packs-off = Este sitio no ofrece archivos para leer sin conexión.
plus-offline-offline-file-missing = No se ha podido descargar algo necesario para leer sin conexión. Comprueba la conexión e inténtalo de nuevo.
plus-offline-offline-failed = Algo ha fallado en la lectura sin conexión. Inténtalo de nuevo. Si sigue ocurriendo, recarga la página.
plus-offline-files = Para descargar archivos no necesitas una suscripción: al final de las páginas de la documentación puedes obtener la sección completa como archivo ZIP, libro EPUB o docset.

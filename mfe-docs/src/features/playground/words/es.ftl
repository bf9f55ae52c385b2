### The Playground.

docs-play-title = Playground
docs-play-run = Ejecutar
docs-play-clear = Borrar todo
docs-play-reset = Restablecer
docs-play-clear-question = ¿De verdad quiere borrarlo todo?
docs-play-reset-question = ¿De verdad quiere deshacer sus cambios?
docs-play-result = Resultado
docs-play-console = Consola
docs-play-console-empty = La salida aparece aquí después de ejecutar el código.
docs-play-error = Error:
docs-play-warned = Advertencia:
docs-play-warning = Este código procede de un enlace compartido. Ejecútelo solo si confía en quien lo envió y no introduzca contraseñas ni datos personales.
docs-play-editor = Editor de { $language }
docs-play-script = El Playground necesita JavaScript.
docs-play-silent = Su código no responde. Puede contener un bucle infinito.
docs-play-offline = No tiene conexión. El código se ejecutará cuando la recupere.
docs-play-unreadable = Este enlace no contiene código válido.
docs-play-stopped = Detenido en { $language }: la línea { $line } se ejecutó { $count } veces sin pausa. Puede ser un bucle infinito.
docs-play-stop = Detener
docs-play-ended = El código se detuvo.
docs-play-share = Compartir
docs-play-mine = Mis playgrounds
docs-play-shared-waiting = Código compartido. Todavía no se ha ejecutado, así que puede leerlo antes.
docs-play-shared = Código compartido, abierto desde un enlace.
docs-play-fork = Hacer una copia
docs-play-forked = Ahora es su copia, guardada en esta pestaña. Compártala para obtener un enlace propio.
docs-play-report = Denunciar
docs-play-coming = Cargando el código compartido…
docs-play-gone = No hay código en este enlace. Puede que se haya eliminado o que el enlace esté incompleto.
docs-play-hidden = El equipo ocultó este código después de que lo denunciaran.
docs-play-away = No se pudo cargar el código compartido. Compruebe la conexión.
docs-play-failed = No se pudo cargar el código compartido. No se ha perdido; inténtelo de nuevo en un momento.
docs-play-again = Reintentar
docs-play-sharing-away = No se pudo abrir. Compruebe la conexión e inténtelo de nuevo; su código sigue aquí.
docs-play-guarded = Su código dejó de responder y se retiró. Se ejecuta de nuevo contando sus bucles, para encontrar la línea.
docs-play-flooded = Su código se detuvo: envió más mensajes de los que esta página puede recibir.
docs-play-open = Abrir
docs-play-undo = Deshacer
docs-play-undone = Su código vuelve a estar como estaba.
docs-play-file-warning = Este código procede de un archivo. Ejecútelo solo si confía en su origen y no introduzca contraseñas ni datos personales.
docs-play-live = Ejecutar al escribir
docs-play-live-paused = En pausa hasta que pulse Ejecutar.
docs-play-kept = Guardado solo en este dispositivo
docs-play-full = No se guarda en este dispositivo: no hay espacio o el navegador no guarda nada. Su código sigue en esta pestaña; descárguelo para no perderlo.
docs-play-too-large = Demasiado grande para guardarlo en este dispositivo. Su código sigue en esta pestaña; descárguelo para no perderlo.
docs-play-console-filter = Filtrar la salida
docs-play-console-level = Nivel
docs-play-console-all = Todos los niveles
docs-play-console-errors = Errores
docs-play-console-warnings = Advertencias
docs-play-console-logs = Registros
docs-play-console-copy = Copiar
docs-play-console-clear = Limpiar la consola
docs-play-console-copied = Salida copiada.
docs-play-console-not-copied = No se pudo copiar la salida.
docs-play-console-more = { $count } más
docs-play-console-left =
    { $count ->
        [one] No se muestra { $count } mensaje anterior.
        [many] No se muestran { $count } mensajes anteriores.
       *[other] No se muestran { $count } mensajes anteriores.
    }
docs-play-console-many =
    { $count ->
        [one] { $count } mensaje nuevo
        [many] { $count } mensajes nuevos
       *[other] { $count } mensajes nuevos
    }
docs-play-console-error-count =
    { $count ->
        [one] { $count } error
        [many] { $count } errores
       *[other] { $count } errores
    }
docs-play-console-warning-count =
    { $count ->
        [one] { $count } advertencia
        [many] { $count } advertencias
       *[other] { $count } advertencias
    }
docs-play-console-go = Ir a la línea { $line }

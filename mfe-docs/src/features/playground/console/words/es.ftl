docs-play-console-empty = La salida aparece aquí después de ejecutar el código.
docs-play-console-nothing = Todavía no se ha mostrado nada.
docs-play-error = Error:
docs-play-warned = Advertencia:
docs-play-stopped = Detenido en { $language }: la línea { $line } se ejecutó { $count } veces sin pausa. Puede ser un bucle infinito.
docs-play-console-filter = Filtrar la salida
docs-play-console-level = Nivel
docs-play-console-all = Todos los niveles
docs-play-console-errors = Errores
docs-play-console-warnings = Advertencias
docs-play-console-logs = Registros
docs-play-console-copy = Copiar
docs-play-console-clear = Borrar todo de la consola
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
docs-play-silent = Tu código no responde. Puede contener un bucle infinito.
docs-play-heavy = El navegador no terminó de componer esta página a tiempo y se ha retirado. No contiene scripts, así que no es un bucle: es demasiado grande o compleja.
docs-play-ended = El código se detuvo.
docs-play-guarded = Tu código dejó de responder y se retiró. Se ejecuta de nuevo contando sus bucles, para encontrar la línea.
docs-play-unnamed = Tu código dejó de responder y se retiró. Sin conexión no se pudo encontrar la línea; ejecútalo de nuevo cuando la recuperes.
docs-play-flooded = Tu código se detuvo: envió más mensajes de los que esta página puede recibir.
docs-play-asked = Tu código se detuvo: abrió demasiados cuadros de diálogo.
docs-play-left-page = Tu código abrió otra página en lugar de la suya, por lo que se detuvo. Pulsa Ejecutar para iniciarlo de nuevo.

### The Playground.

docs-play-title = Playground
docs-play-run = Ejecutar
docs-play-clear = Borrar todo
docs-play-reset = Restablecer
docs-play-copy = Copiar enlace
docs-play-copied = Enlace copiado.
docs-play-not-copied = No se pudo copiar el enlace.
docs-play-too-long = El código es demasiado largo para compartirlo como enlace.
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
docs-play-stopped = Detenido en { $place }: el código se ejecutó 3 segundos sin pausa. Puede contener un bucle infinito.
docs-play-place = { $language }, línea { $line }
docs-play-stop = Detener
docs-play-ended = El código se detuvo.

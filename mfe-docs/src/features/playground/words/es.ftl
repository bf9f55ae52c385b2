### The Playground.

docs-play-title = Playground
docs-play-run = Ejecutar
docs-play-clear = Borrar todo
docs-play-reset = Restablecer
docs-play-copy = Copiar enlace
docs-play-copied = En el portapapeles hay un enlace con tu código.
docs-play-not-copied = No se pudo copiar el enlace.
docs-play-too-long = El código es demasiado largo para un enlace.
docs-play-clear-question = ¿De verdad quieres borrarlo todo?
docs-play-reset-question = ¿De verdad quieres deshacer tus cambios?
docs-play-result = Resultado
docs-play-console = Consola
docs-play-console-empty = Lo que escriba el código aparecerá aquí cuando se haya ejecutado.
docs-play-error = Error:
docs-play-warned = Advertencia:
docs-play-warning = Este código venía en la dirección que has abierto. Ejecútalo solo si confías en quien te la dio y no reveles nada secreto en él.
docs-play-editor = Editor de { $language }
docs-play-script = El Playground necesita JavaScript.
docs-play-silent = El código no responde.
docs-play-offline = No tienes conexión. El código se ejecutará en cuanto vuelvas a tenerla.
docs-play-unreadable = No se puede leer el código de esta dirección.

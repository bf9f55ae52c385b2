### The Playground.

docs-play-title = Playground
docs-play-run = Ejecutar
docs-play-clear = Borrar todo
docs-play-result = Resultado
docs-play-console = Consola
docs-play-editor = Editor de { $language }
docs-play-pane = Panel { $name }
docs-play-import-map = Mapa de importación
docs-play-code = Código
docs-play-more = Más herramientas
docs-play-offline = Estás sin conexión. El código se ejecutará cuando la recuperes.
docs-play-stop = Detener
docs-play-share = Compartir
docs-play-share-away = Para compartir hace falta conexión. Tu código sigue aquí; inténtalo de nuevo cuando la recuperes.
docs-play-dialog-away = No se pudo abrir. Comprueba la conexión e inténtalo de nuevo; tu código sigue aquí.
docs-play-undo = Deshacer
docs-play-undone = Tu código vuelve a estar como estaba.
docs-play-live = Ejecutar al escribir
docs-play-live-paused = En pausa hasta que pulses Ejecutar.

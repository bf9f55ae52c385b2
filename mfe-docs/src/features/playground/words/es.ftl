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
docs-play-offline = No tiene conexión. El código se ejecutará cuando la recupere.
docs-play-stop = Detener
docs-play-share = Compartir
docs-play-share-away = Para compartir hace falta conexión. Su código sigue aquí; inténtelo de nuevo cuando la recupere.
docs-play-dialog-away = No se pudo abrir. Compruebe la conexión e inténtelo de nuevo; su código sigue aquí.
docs-play-undo = Deshacer
docs-play-undone = Su código vuelve a estar como estaba.
docs-play-live = Ejecutar al escribir
docs-play-live-paused = En pausa hasta que pulse Ejecutar.

### The Playground.

docs-play-title = Playground
docs-play-run = Executar
docs-play-clear = Limpar tudo
docs-play-result = Resultado
docs-play-console = Saída do console
docs-play-editor = Editor de { $language }
docs-play-pane = Painel { $name }
docs-play-import-map = Mapa de importação
docs-play-code = Código
docs-play-more = Mais ferramentas
docs-play-offline = Você está off-line. O código será executado quando a conexão voltar.
docs-play-stop = Parar
docs-play-share = Compartilhar
docs-play-share-away = Para compartilhar, é preciso ter conexão. Seu código continua aqui; tente de novo quando ela voltar.
docs-play-dialog-away = Não foi possível abrir. Verifique a conexão e tente de novo; seu código continua aqui.
docs-play-undo = Desfazer
docs-play-undone = Seu código voltou a ser o que era.
docs-play-live = Executar ao digitar
docs-play-live-paused = Em pausa até você pressionar Executar.

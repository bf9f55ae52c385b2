### The Playground.

docs-play-title = Playground
docs-play-run = Executar
docs-play-clear = Limpar tudo
docs-play-reset = Redefinir
docs-play-copy = Copiar link
docs-play-copied = Link copiado.
docs-play-not-copied = Não foi possível copiar o link.
docs-play-too-long = Seu código é longo demais para ser compartilhado como link.
docs-play-clear-question = Deseja realmente limpar tudo?
docs-play-reset-question = Deseja realmente reverter suas alterações?
docs-play-result = Resultado
docs-play-console = Saída do console
docs-play-console-empty = A saída aparece aqui depois que você executa o código.
docs-play-error = Erro:
docs-play-warned = Aviso:
docs-play-warning = Este código vem de um link compartilhado. Execute-o somente se confiar em quem o enviou e não informe senhas nem dados pessoais.
docs-play-editor = Editor de { $language }
docs-play-script = O Playground precisa de JavaScript.
docs-play-silent = Seu código não está respondendo. Ele pode conter um laço infinito.
docs-play-offline = Você está offline. O código será executado quando a conexão voltar.
docs-play-unreadable = Este link não contém código válido.
docs-play-stopped = Interrompido em { $place }: o código foi executado por 3 segundos sem pausa. Ele pode conter um laço infinito.
docs-play-place = { $language }, linha { $line }
docs-play-stop = Parar
docs-play-ended = O código foi interrompido.

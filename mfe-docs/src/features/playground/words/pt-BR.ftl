### The Playground.

docs-play-title = Playground
docs-play-run = Executar
docs-play-clear = Limpar tudo
docs-play-reset = Redefinir
docs-play-copy = Copiar link
docs-play-copied = Um link com o seu código está na área de transferência.
docs-play-not-copied = Não foi possível copiar o link.
docs-play-too-long = O código é longo demais para um link.
docs-play-clear-question = Quer mesmo limpar tudo?
docs-play-reset-question = Quer mesmo desfazer suas alterações?
docs-play-result = Resultado
docs-play-console = Saída do console
docs-play-console-empty = O que o código escrever aparece aqui depois que ele for executado.
docs-play-error = Erro:
docs-play-warned = Aviso:
docs-play-warning = Este código veio com o endereço que você abriu. Execute-o só se confiar em quem o passou a você e não revele nada secreto nele.
docs-play-editor = Editor de { $language }
docs-play-script = O Playground precisa de JavaScript.
docs-play-silent = O código não responde.
docs-play-offline = Você está sem conexão. O código será executado assim que ela voltar.
docs-play-unreadable = Não é possível ler o código deste endereço.

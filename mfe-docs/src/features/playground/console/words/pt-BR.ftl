docs-play-console-empty = A saída aparece aqui depois que você executa o código.
docs-play-console-nothing = Nada foi exibido ainda.
docs-play-error = Erro:
docs-play-warned = Aviso:
docs-play-stopped = Interrompido em { $language }: a linha { $line } foi executada { $count } vezes sem pausa. Pode ser um laço infinito.
docs-play-console-filter = Filtrar a saída
docs-play-console-level = Nível
docs-play-console-all = Todos os níveis
docs-play-console-errors = Erros
docs-play-console-warnings = Avisos
docs-play-console-logs = Registros
docs-play-console-copy = Copiar
docs-play-console-clear = Limpar tudo do console
docs-play-console-copied = Saída copiada.
docs-play-console-not-copied = Não foi possível copiar a saída.
docs-play-console-more = mais { $count }
docs-play-console-left =
    { $count ->
        [one] { $count } mensagem anterior não é exibida.
        [many] { $count } mensagens anteriores não são exibidas.
       *[other] { $count } mensagens anteriores não são exibidas.
    }
docs-play-console-many =
    { $count ->
        [one] { $count } nova mensagem
        [many] { $count } novas mensagens
       *[other] { $count } novas mensagens
    }
docs-play-console-error-count =
    { $count ->
        [one] { $count } erro
        [many] { $count } erros
       *[other] { $count } erros
    }
docs-play-console-warning-count =
    { $count ->
        [one] { $count } aviso
        [many] { $count } avisos
       *[other] { $count } avisos
    }
docs-play-console-go = Ir para a linha { $line }
docs-play-silent = Seu código não está respondendo. Ele pode conter um laço infinito.
docs-play-heavy = O navegador não terminou de montar esta página a tempo, e ela foi removida. Ela não tem script, portanto não é um laço: é grande ou complexa demais.
docs-play-ended = O código foi interrompido.
docs-play-guarded = Seu código parou de responder e foi removido. Ele está sendo executado de novo com seus laços contados, para encontrar a linha.
docs-play-unnamed = Seu código parou de responder e foi removido. Sem conexão, não foi possível encontrar a linha; execute-o de novo quando a conexão voltar.
docs-play-flooded = Seu código foi interrompido: ele enviou mais mensagens do que esta página pode receber.
docs-play-asked = Seu código foi interrompido: ele abriu caixas de diálogo demais.
docs-play-left-page = Seu código abriu outra página no lugar da sua e por isso foi encerrado. Pressione Executar para iniciá-lo de novo.

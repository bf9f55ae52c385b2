### The Playground.

docs-play-title = Playground
docs-play-run = Executar
docs-play-clear = Limpar tudo
docs-play-reset = Redefinir
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
docs-play-stopped = Interrompido em { $language }: a linha { $line } foi executada { $count } vezes sem pausa. Pode ser um laço infinito.
docs-play-stop = Parar
docs-play-ended = O código foi interrompido.
docs-play-share = Compartilhar
docs-play-mine = Meus playgrounds
docs-play-shared-waiting = Código compartilhado. Ainda não foi executado; você pode lê-lo antes.
docs-play-shared = Código compartilhado, aberto por um link.
docs-play-fork = Fazer uma cópia
docs-play-forked = Agora esta é a sua cópia, guardada nesta aba. Compartilhe-a para obter um link próprio.
docs-play-report = Denunciar
docs-play-coming = Carregando o código compartilhado…
docs-play-gone = Não há código neste link. Ele pode ter sido excluído, ou o link está incompleto.
docs-play-hidden = A equipe ocultou este código depois de denúncias.
docs-play-away = Não foi possível carregar o código compartilhado. Verifique a conexão.
docs-play-failed = Não foi possível carregar o código compartilhado. Ele não se perdeu; tente de novo em instantes.
docs-play-again = Tentar de novo
docs-play-sharing-away = Não foi possível abrir. Verifique a conexão e tente de novo; seu código continua aqui.
docs-play-guarded = Seu código parou de responder e foi removido. Ele está sendo executado de novo com seus laços contados, para encontrar a linha.
docs-play-flooded = Seu código foi interrompido: ele enviou mais mensagens do que esta página pode receber.
docs-play-open = Abrir
docs-play-undo = Desfazer
docs-play-undone = Seu código voltou a ser o que era.
docs-play-file-warning = Este código vem de um arquivo. Execute-o apenas se confiar na origem e não informe senhas nem dados pessoais.
docs-play-live = Executar ao digitar
docs-play-live-paused = Em pausa até você pressionar Executar.
docs-play-kept = Guardado só neste dispositivo
docs-play-full = Não foi guardado neste dispositivo: não há espaço, ou o navegador não guarda nada. Seu código continua nesta aba; baixe-o por segurança.
docs-play-too-large = Grande demais para ser guardado neste dispositivo. Seu código continua nesta aba; baixe-o por segurança.
docs-play-console-filter = Filtrar a saída
docs-play-console-level = Nível
docs-play-console-all = Todos os níveis
docs-play-console-errors = Erros
docs-play-console-warnings = Avisos
docs-play-console-logs = Registros
docs-play-console-copy = Copiar
docs-play-console-clear = Limpar o console
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

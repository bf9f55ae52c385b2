plus-gaps-title = Lacunas de conteúdo
plus-gaps-note = Perguntas ao AI Help que ficaram sem resposta, as mais frequentes primeiro. O texto só aparece se os leitores permitiram.
plus-gaps-count = { $count ->
    [one] Uma lacuna
    [many] { $count } lacunas
   *[other] { $count } lacunas
  }
plus-gaps-none = Nenhuma lacuna.
plus-gaps-untold = Perguntas cujo texto não é compartilhado
plus-gaps-times = { $count ->
    [one] Perguntado uma vez
    [many] Perguntado { $count } vezes
   *[other] Perguntado { $count } vezes
  }
plus-gaps-last = a última em { $date }
plus-gaps-settle = Remover da lista
plus-gaps-settle-of = Remover da lista: { $question }
plus-gaps-settled = Removida da lista.
plus-gaps-more = Mostrar mais
plus-reports-title = Relatos sobre respostas
plus-reports-votes = Útil: { $helpful } · Não é útil: { $other }
plus-reports-count = { $count ->
    [one] Um relato
    [many] { $count } relatos
   *[other] { $count } relatos
  }
plus-reports-none = Nenhum relato.
plus-reports-no-comment = Sem comentário
plus-reports-conversation = { $count ->
    [one] Mostrar a pergunta e a resposta
    [many] Mostrar a conversa, { $count } perguntas
   *[other] Mostrar a conversa, { $count } perguntas
  }
plus-reports-settle = Excluir o relato
plus-reports-settle-of = Excluir o relato de { $date }: { $comment }
plus-reports-settled = O relato foi excluído.

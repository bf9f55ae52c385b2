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
plus-gaps-settle = Tirar da lista
plus-gaps-settle-of = Tirar da lista: { $question }
plus-gaps-settled = Saiu da lista.
plus-gaps-more = Mostrar mais
plus-reports-title = Denúncias de respostas
plus-reports-votes = Útil: { $helpful } · Não é útil: { $other }
plus-reports-count = { $count ->
    [one] Uma denúncia
    [many] { $count } denúncias
   *[other] { $count } denúncias
  }
plus-reports-none = Nenhuma denúncia.
plus-reports-no-comment = Sem comentário
plus-reports-conversation = { $count ->
    [one] Mostrar a pergunta e a resposta
    [many] Mostrar a conversa, { $count } perguntas
   *[other] Mostrar a conversa, { $count } perguntas
  }
plus-reports-settle = Excluir a denúncia
plus-reports-settle-of = Excluir a denúncia de { $date }: { $comment }
plus-reports-settled = A denúncia foi excluída.

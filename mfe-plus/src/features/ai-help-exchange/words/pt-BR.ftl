plus-exchange-asked = Você perguntou
plus-exchange-edit = Editar a pergunta
plus-exchange-edit-hint = A versão anterior é mantida, com sua resposta.
plus-exchange-edit-hint-answering = A resposta em andamento é interrompida. A versão anterior é mantida, com a parte da resposta que chegou.
plus-exchange-cancel = Cancelar
plus-exchange-ask = Perguntar
plus-exchange-versions = Versões desta pergunta
plus-exchange-version = { $number }/{ $count }
plus-exchange-previous = Versão anterior
plus-exchange-next = Próxima versão
plus-exchange-unfold = Mostrar a pergunta inteira
plus-exchange-fold = Mostrar menos
plus-exchange-searching = Buscando na documentação…
plus-exchange-writing = { $count ->
    [0] Escrevendo a resposta…
    [one] Uma página consultada. Escrevendo a resposta…
    [many] { $count } páginas consultadas. Escrevendo a resposta…
   *[other] { $count } páginas consultadas. Escrevendo a resposta…
  }
plus-exchange-waiting = Esta resposta ainda está sendo escrita. Ela aparece aqui assim que estiver completa.
plus-exchange-failed = Nenhuma resposta chegou.
plus-exchange-failed-before = Nenhuma resposta chegou: você saiu da página, a conexão caiu ou algo falhou neste site. Perguntas assim não são contabilizadas.
plus-exchange-stopped = Você parou antes que uma resposta chegasse.
plus-exchange-stopped-before = Você parou antes que uma resposta chegasse. Esta pergunta não foi contabilizada.
plus-exchange-again = Perguntar de novo
plus-exchange-answered = Respondido: { $time }
plus-exchange-answered-by = Respondido por { $model }: { $time }
plus-exchange-answered-by-model = Respondido por um modelo: { $time }
plus-exchange-helpful = Útil
plus-exchange-not-helpful = Não é útil
plus-exchange-report = Relatar problema
plus-exchange-follow-ups = Para continuar perguntando
plus-exchange-sources = { $count ->
    [one] { $count } fonte
    [many] { $count } fontes
   *[other] { $count } fontes
  }
plus-exchange-sources-last = Fontes da última resposta
plus-exchange-sources-first = Fontes da primeira resposta
plus-exchange-sources-of = Fontes da resposta { $number }
plus-exchange-unkept-history-off = O histórico está desativado: esta conversa não é mais guardada e termina quando você sai da página. O que foi guardado antes permanece até que você o exclua.
plus-exchange-unkept-deleted = Esta conversa foi excluída do seu histórico, aqui ou em outra aba. Ela termina quando você sai da página.
plus-exchange-say-writing = A resposta está sendo escrita.
plus-exchange-say-complete = { $count ->
    [0] A resposta está completa.
    [one] A resposta está completa, 1 fonte.
    [many] A resposta está completa, { $count } fontes.
   *[other] A resposta está completa, { $count } fontes.
  }
plus-exchange-say-unknown = Ela usa APIs desconhecidas: { $names }.
plus-exchange-say-stopped = Interrompido.
plus-exchange-say-failed = A resposta foi interrompida.

plus-answer-facts = Dos dados da documentação
plus-answer-quoted = Da documentação, palavra por palavra
plus-answer-passages = Encontrado na documentação
plus-answer-by-model = { $count ->
    [0] Escrito por um modelo sem nenhuma página. Não confie nisso.
    [one] Escrito por um modelo a partir de uma página. Confira antes de usar.
    [many] Escrito por um modelo a partir de { $count } páginas. Confira antes de usar.
   *[other] Escrito por um modelo a partir de { $count } páginas. Confira antes de usar.
  }
plus-answer-by-model-unfinished = Escrito por um modelo e não concluído. Não confie neste texto.
plus-answer-without-away = O modelo que escreve respostas está fora do ar. Isto é o que a documentação diz.
plus-answer-without-slow = O modelo que escreve respostas demorou demais. Isto é o que a documentação diz.
plus-answer-without-busy = O modelo que escreve respostas está sobrecarregado. Isto é o que a documentação diz.
plus-answer-without-budget-spent = O modelo que escreve respostas atingiu o limite de hoje. Isto é o que a documentação diz.
plus-answer-refused-not-about-the-web = Esta pergunta não é sobre a plataforma web, por isso não há resposta aqui.
plus-answer-refused-not-about-the-web-why = As respostas vêm só de páginas sobre a plataforma web.
plus-answer-refused-not-in-the-documentation = A documentação não diz, por isso não há resposta aqui.
plus-answer-refused-not-in-the-documentation-why = Nenhuma página diz o suficiente.
plus-answer-refused-too-vague = Esta pergunta pode significar muitas coisas.
plus-answer-refused-too-vague-why = Diga o nome do recurso ou o que você quer fazer.
plus-answer-refused-declined-by-model = As páginas encontradas não respondem a isto.
plus-answer-refused-declined-by-model-why = O modelo as recebeu e se recusou a responder.
plus-answer-not-counted = Esta pergunta não foi contabilizada.
plus-answer-search = Buscar “{ $words }” no site
plus-answer-stopped = Interrompida antes do fim. Não foi verificada.
plus-answer-broke-off = A resposta foi interrompida aqui. Ela não foi verificada.
plus-answer-uncited = sem fonte
plus-answer-all-uncited = Nenhuma frase indica uma fonte. Não confie neste texto.
plus-answer-some-uncited = { $count ->
    [one] Uma frase não indica a fonte. Ela tem um sublinhado pontilhado.
    [many] { $count } frases não indicam a fonte. Elas têm um sublinhado pontilhado.
   *[other] { $count } frases não indicam a fonte. Elas têm um sublinhado pontilhado.
  }
plus-answer-dropped-citations = { $count ->
    [one] Uma referência a uma fonte que não existe foi removida.
    [many] { $count } referências a fontes que não existem foram removidas.
   *[other] { $count } referências a fontes que não existem foram removidas.
  }
plus-answer-dropped-links = { $count ->
    [one] Um link que não leva a lugar nenhum foi removido.
    [many] { $count } links que não levam a lugar nenhum foram removidos.
   *[other] { $count } links que não levam a lugar nenhum foram removidos.
  }
plus-answer-source = Fonte { $number }
plus-answer-source-of = Fonte { $number }: { $title }
plus-answer-back = Voltar ao ponto em que o texto cita a fonte { $number }
plus-answer-changed = Alterado em { $date }
plus-answer-data-of = Dados de { $date }
plus-answer-code = Código
plus-answer-unknown = não é uma API conhecida. Nenhuma página, especificação ou tabela de compatibilidade a menciona.
plus-answer-copy = Copiar
plus-answer-play = Executar
plus-answer-queue = Adicionar à fila
plus-answer-anyway-copy = Copiar mesmo assim
plus-answer-anyway-play = Executar mesmo assim
plus-answer-anyway-queue = Adicionar mesmo assim
plus-answer-ask-copy = Este código usa APIs desconhecidas: { $names }. Pressione de novo para copiar mesmo assim.
plus-answer-ask-play = Este código usa APIs desconhecidas: { $names }. Pressione de novo para executar mesmo assim.
plus-answer-ask-queue = Este código usa APIs desconhecidas: { $names }. Pressione de novo para adicionar mesmo assim.
plus-answer-queued = { $count ->
    [one] Adicionado. Há um bloco na fila.
    [many] Adicionado. Há { $count } blocos na fila.
   *[other] Adicionado. Há { $count } blocos na fila.
  }
plus-answer-taken-out = Removido da fila.
plus-answer-in-queue = { $count ->
    [one] Um bloco de código na fila
    [many] { $count } blocos de código na fila
   *[other] { $count } blocos de código na fila
  }
plus-answer-queue-clear = Limpar

plus-report-title = Relatar um problema nesta resposta
plus-report-comment = O que há de errado com ela?
plus-report-whole = { $count ->
    [one] Enviar junto a pergunta e a resposta
    [many] Enviar junto a conversa inteira, todas as { $count } perguntas com suas respostas
   *[other] Enviar junto a conversa inteira, todas as { $count } perguntas com suas respostas
  }
plus-report-what = Mostrar o que é enviado
plus-report-note = Os relatos são lidos pelas pessoas que mantêm este site. Seu nome e seu e-mail não são enviados.
plus-report-cancel = Cancelar
plus-report-send = Enviar relato
plus-report-sending = Enviando…
plus-report-thanks = Obrigado. Seu relato foi enviado.

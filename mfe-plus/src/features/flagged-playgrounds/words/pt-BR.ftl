plus-flagged-title = Playgrounds denunciados
plus-flagged-state-flagged = Para analisar
plus-flagged-state-hidden = Ocultos
plus-flagged-count = { $count ->
    [one] { $count } playground
    [many] { $count } de playgrounds
   *[other] { $count } playgrounds
  }
plus-flagged-none-flagged = Nada para analisar.
plus-flagged-none-hidden = Nenhum playground está oculto.
plus-flagged-reports = { $count ->
    [one] { $count } denúncia aberta
    [many] { $count } de denúncias abertas
   *[other] { $count } denúncias abertas
  }
plus-flagged-more = Mostrar mais
plus-flagged-owner = Compartilhado por { $email }
plus-flagged-hidden = Oculto em { $date }: { $reason }
plus-flagged-said = O que os leitores denunciaram
plus-flagged-said-none = Nenhuma denúncia.
plus-flagged-no-reason = Sem motivo
plus-flagged-settled = (resolvida)
plus-flagged-code = Código
plus-flagged-reason = Motivo
plus-flagged-reason-hint = Fica registrado com o seu nome. O dono é informado se você ocultar ou restaurar.
plus-flagged-hide = Ocultar dos leitores
plus-flagged-restore = Mostrar de novo
plus-flagged-settle = Deixar visível
plus-flagged-done-hide = “{ $title }” está oculto. O dono vê o motivo.
plus-flagged-done-restore = “{ $title }” está visível de novo.
plus-flagged-done-settle = As denúncias de “{ $title }” foram resolvidas.

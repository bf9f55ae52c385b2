plus-flagged-title = Playgrounds denunciados
plus-flagged-state-flagged = Por revisar
plus-flagged-state-hidden = Ocultos
plus-flagged-count = { $count ->
    [one] { $count } playground
    [many] { $count } de playgrounds
   *[other] { $count } playgrounds
  }
plus-flagged-none-flagged = Nada por revisar.
plus-flagged-none-hidden = No hay playgrounds ocultos.
plus-flagged-reports = { $count ->
    [one] { $count } denuncia abierta
    [many] { $count } de denuncias abiertas
   *[other] { $count } denuncias abiertas
  }
plus-flagged-more = Mostrar más
plus-flagged-owner = Compartido por { $email }
plus-flagged-hidden = Oculto el { $date }: { $reason }
plus-flagged-said = Lo que denunciaron los lectores
plus-flagged-said-none = Sin denuncias.
plus-flagged-no-reason = Sin motivo
plus-flagged-settled = (resuelta)
plus-flagged-code = Código
plus-flagged-reason = Motivo
plus-flagged-reason-hint = Queda registrado con tu nombre. El propietario lo recibe si ocultas o restauras.
plus-flagged-hide = Ocultar a los lectores
plus-flagged-restore = Mostrar de nuevo
plus-flagged-settle = Dejar visible
plus-flagged-done-hide = «{ $title }» está oculto. El propietario ve el motivo.
plus-flagged-done-restore = «{ $title }» vuelve a ser visible.
plus-flagged-done-settle = Las denuncias de «{ $title }» están resueltas.

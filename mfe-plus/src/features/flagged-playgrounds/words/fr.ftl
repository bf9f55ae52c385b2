plus-flagged-title = Playgrounds signalés
plus-flagged-state-flagged = À examiner
plus-flagged-state-hidden = Masqués
plus-flagged-count = { $count ->
    [one] { $count } playground
    [many] { $count } de playgrounds
   *[other] { $count } playgrounds
  }
plus-flagged-none-flagged = Rien à examiner.
plus-flagged-none-hidden = Aucun playground n’est masqué.
plus-flagged-reports = { $count ->
    [one] { $count } signalement ouvert
    [many] { $count } de signalements ouverts
   *[other] { $count } signalements ouverts
  }
plus-flagged-more = Afficher plus
plus-flagged-owner = Partagé par { $email }
plus-flagged-hidden = Masqué le { $date } : { $reason }
plus-flagged-said = Ce que les lecteurs ont signalé
plus-flagged-said-none = Aucun signalement.
plus-flagged-no-reason = Sans motif
plus-flagged-settled = (traité)
plus-flagged-code = Code
plus-flagged-reason = Motif
plus-flagged-reason-hint = Il est consigné avec votre nom. Le propriétaire en est informé si vous masquez ou rétablissez.
plus-flagged-hide = Masquer aux lecteurs
plus-flagged-restore = Afficher de nouveau
plus-flagged-settle = Laisser visible
plus-flagged-done-hide = « { $title } » est masqué. Le propriétaire voit le motif.
plus-flagged-done-restore = « { $title } » est de nouveau visible.
plus-flagged-done-settle = Les signalements de « { $title } » sont traités.

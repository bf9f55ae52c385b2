plus-exchange-asked = Vous avez demandé
plus-exchange-edit = Modifier la question
plus-exchange-edit-hint = La première formulation reste, avec sa réponse.
plus-exchange-cancel = Annuler
plus-exchange-ask = Demander
plus-exchange-versions = Formulations de cette question
plus-exchange-version = { $number }/{ $count }
plus-exchange-previous = Formulation précédente
plus-exchange-next = Formulation suivante
plus-exchange-unfold = Afficher toute la question
plus-exchange-fold = Afficher moins
plus-exchange-searching = Recherche dans la documentation…
plus-exchange-writing = { $count ->
    [0] Rédaction de la réponse…
    [one] Une page consultée. Rédaction de la réponse…
    [many] { $count } pages consultées. Rédaction de la réponse…
   *[other] { $count } pages consultées. Rédaction de la réponse…
  }
plus-exchange-waiting = Cette réponse est encore en cours de rédaction. Elle apparaîtra ici dès qu’elle sera complète.
plus-exchange-failed = Aucune réponse n’est arrivée. Cette question n’a pas été décomptée.
plus-exchange-stopped = Vous avez arrêté avant qu’une réponse n’arrive.
plus-exchange-again = Redemander
plus-exchange-answered = Réponse : { $time }
plus-exchange-answered-by = Réponse de { $model } : { $time }
plus-exchange-helpful = Utile
plus-exchange-not-helpful = Pas utile
plus-exchange-report = Signaler
plus-exchange-follow-ups = Questions possibles ensuite
plus-exchange-sources = { $count ->
    [one] { $count } source citée
    [many] { $count } sources citées
   *[other] { $count } sources citées
  }
plus-exchange-sources-last = Sources de la dernière réponse
plus-exchange-sources-first = Sources de la première réponse
plus-exchange-sources-of = Sources de la réponse { $number }
plus-exchange-say-writing = La réponse est en cours de rédaction.
plus-exchange-say-complete = { $count ->
    [0] La réponse est complète.
    [one] La réponse est complète, 1 source.
    [many] La réponse est complète, { $count } sources.
   *[other] La réponse est complète, { $count } sources.
  }
plus-exchange-say-unknown = Elle utilise ce qui n’est pas une API connue : { $names }.
plus-exchange-say-stopped = Arrêté.
plus-exchange-say-failed = La réponse s’est interrompue.

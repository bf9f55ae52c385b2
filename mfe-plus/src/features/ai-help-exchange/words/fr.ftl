plus-exchange-asked = Vous avez demandé
plus-exchange-edit = Modifier la question
plus-exchange-edit-hint = La version précédente reste, avec sa réponse.
plus-exchange-edit-hint-answering = La réponse en cours s’arrête. La version précédente reste, avec ce qui est arrivé de sa réponse.
plus-exchange-cancel = Annuler
plus-exchange-ask = Poser la question
plus-exchange-versions = Versions de cette question
plus-exchange-version = { $number }/{ $count }
plus-exchange-previous = Version précédente
plus-exchange-next = Version suivante
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
plus-exchange-failed = Aucune réponse n’est arrivée.
plus-exchange-failed-before = Aucune réponse n’est arrivée : page quittée, connexion perdue ou problème sur ce site. Ces questions ne sont pas décomptées.
plus-exchange-stopped = Vous avez interrompu la recherche avant qu’une réponse n’arrive.
plus-exchange-stopped-before = Vous avez interrompu la recherche avant qu’une réponse n’arrive. Cette question n’a pas été décomptée.
plus-exchange-again = Reposer la question
plus-exchange-answered = Réponse du { $time }
plus-exchange-answered-by = Réponse de { $model }, { $time }
plus-exchange-answered-by-model = Réponse d’un modèle, { $time }
plus-exchange-helpful = Utile
plus-exchange-not-helpful = Pas utile
plus-exchange-report = Signaler
plus-exchange-follow-ups = Pour continuer
plus-exchange-sources = { $count ->
    [one] { $count } source citée
    [many] { $count } sources citées
   *[other] { $count } sources citées
  }
plus-exchange-sources-last = Sources de la dernière réponse
plus-exchange-sources-first = Sources de la première réponse
plus-exchange-sources-of = Sources de la réponse { $number }
plus-exchange-unkept-history-off = L’historique est désactivé : cette conversation n’est plus conservée et prend fin quand vous quittez la page. Ce qui a été conservé auparavant reste jusqu’à ce que vous le supprimiez.
plus-exchange-unkept-deleted = Cette conversation a été supprimée de votre historique, ici ou dans un autre onglet. Elle prend fin quand vous quittez la page.
plus-exchange-say-writing = La réponse est en cours de rédaction.
plus-exchange-say-complete = { $count ->
    [0] La réponse est complète.
    [one] La réponse est complète, 1 source.
    [many] La réponse est complète, { $count } sources.
   *[other] La réponse est complète, { $count } sources.
  }
plus-exchange-say-unknown = Elle utilise des API inconnues : { $names }.
plus-exchange-say-stopped = Arrêté.
plus-exchange-say-failed = La réponse s’est interrompue.

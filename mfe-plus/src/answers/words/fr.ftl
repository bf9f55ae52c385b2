plus-answer-facts = Tiré des données de la documentation
plus-answer-quoted = Tiré de la documentation, mot pour mot
plus-answer-passages = Trouvé dans la documentation
plus-answer-by-model = { $count ->
    [0] Rédigé par un modèle sans aucune page. Ne vous y fiez pas.
    [one] Rédigé par un modèle à partir d’une page. À vérifier avant usage.
    [many] Rédigé par un modèle à partir de { $count } pages. À vérifier avant usage.
   *[other] Rédigé par un modèle à partir de { $count } pages. À vérifier avant usage.
  }
plus-answer-by-model-unfinished = Écrit par un modèle et inachevé. Ne vous y fiez pas.
plus-answer-without-away = Le modèle qui rédige les réponses est injoignable. Voici ce que dit la documentation.
plus-answer-without-slow = Le modèle qui rédige les réponses a mis trop de temps. Voici ce que dit la documentation.
plus-answer-without-busy = Le modèle qui rédige les réponses est surchargé. Voici ce que dit la documentation.
plus-answer-without-budget-spent = Le modèle qui rédige les réponses a atteint sa limite du jour. Voici ce que dit la documentation.
plus-answer-refused-not-about-the-web = Cette question ne concerne pas la plateforme web : il n’y a pas de réponse ici.
plus-answer-refused-not-about-the-web-why = Les réponses viennent uniquement de pages sur la plateforme web.
plus-answer-refused-not-in-the-documentation = La documentation ne le dit pas : il n’y a pas de réponse ici.
plus-answer-refused-not-in-the-documentation-why = Aucune page n’en dit assez.
plus-answer-refused-too-vague = Cette question peut vouloir dire beaucoup de choses.
plus-answer-refused-too-vague-why = Nommez la fonctionnalité, ou dites ce que vous voulez faire.
plus-answer-refused-declined-by-model = Les pages trouvées n’y répondent pas.
plus-answer-refused-declined-by-model-why = Le modèle les a reçues et a refusé de répondre.
plus-answer-not-counted = Cette question n’a pas été décomptée.
plus-answer-search = Chercher « { $words } » sur le site
plus-answer-stopped = Arrêtée avant la fin. Non vérifiée.
plus-answer-broke-off = La réponse s’est interrompue ici. Elle n’a pas été vérifiée.
plus-answer-uncited = sans source
plus-answer-all-uncited = Aucune phrase ne cite de source. Ne vous fiez pas à ce texte.
plus-answer-some-uncited = { $count ->
    [one] Une phrase ne cite aucune source. Elle est soulignée de points.
    [many] { $count } phrases ne citent aucune source. Elles sont soulignées de points.
   *[other] { $count } phrases ne citent aucune source. Elles sont soulignées de points.
  }
plus-answer-dropped-citations = { $count ->
    [one] Une référence à une source qui n’existe pas a été retirée.
    [many] { $count } références à des sources qui n’existent pas ont été retirées.
   *[other] { $count } références à des sources qui n’existent pas ont été retirées.
  }
plus-answer-dropped-links = { $count ->
    [one] Un lien qui ne mène nulle part a été retiré.
    [many] { $count } liens qui ne mènent nulle part ont été retirés.
   *[other] { $count } liens qui ne mènent nulle part ont été retirés.
  }
plus-answer-source = Source { $number }
plus-answer-source-of = Source { $number } : { $title }
plus-answer-back = Revenir à l’endroit où le texte cite la source { $number }
plus-answer-changed = Modifié le { $date }
plus-answer-data-of = Données du { $date }
plus-answer-code = Bloc de code
plus-answer-unknown = n’est pas une API connue. Aucune page, spécification ni aucun tableau de compatibilité ne la mentionne.
plus-answer-copy = Copier
plus-answer-play = Exécuter
plus-answer-queue = Ajouter à la file
plus-answer-anyway-copy = Copier quand même
plus-answer-anyway-play = Exécuter quand même
plus-answer-anyway-queue = Ajouter quand même
plus-answer-ask-copy = Ce code utilise des API inconnues : { $names }. Appuyez de nouveau pour le copier quand même.
plus-answer-ask-play = Ce code utilise des API inconnues : { $names }. Appuyez de nouveau pour l’exécuter quand même.
plus-answer-ask-queue = Ce code utilise des API inconnues : { $names }. Appuyez de nouveau pour l’ajouter quand même.
plus-answer-queued = { $count ->
    [one] Ajouté. Il y a un bloc dans la file.
    [many] Ajouté. Il y a { $count } blocs dans la file.
   *[other] Ajouté. Il y a { $count } blocs dans la file.
  }
plus-answer-taken-out = Retiré de la file.
plus-answer-in-queue = { $count ->
    [one] Un bloc de code dans la file
    [many] { $count } blocs de code dans la file
   *[other] { $count } blocs de code dans la file
  }
plus-answer-queue-clear = Vider

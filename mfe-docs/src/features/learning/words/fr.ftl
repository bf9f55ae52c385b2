docs-learning-continue = Reprendre où vous en étiez
docs-learning-start = Commencez ici
docs-learning-next = Chapitre suivant
docs-learning-all-read = Vous avez lu tous les chapitres
docs-learning-at = Vous en êtes à « { $section } ».
docs-learning-go-on = Continuer
docs-learning-begin = Commencer
docs-learning-from-start = Lire depuis le début
docs-learning-exercises = Exercices
docs-learning-count-of = { $done } sur { $count }
docs-learning-progress = Votre progression
docs-learning-read-of = { $read } chapitres lus sur { $count }
docs-learning-exercises-solved = Exercices résolus
docs-learning-this-week = Cette semaine
docs-learning-chapters = { $count ->
    [one] { $count } chapitre
    [many] { $count } de chapitres
   *[other] { $count } chapitres
}
docs-learning-last-visit = Dernière visite
docs-learning-still-open = À terminer
docs-learning-missing = { $count ->
    [one] Il manque une vérification.
    [many] Il manque { $count } de vérifications.
   *[other] Il manque { $count } vérifications.
}
docs-learning-in-account = Enregistrée dans votre compte, sur tous vos appareils.
docs-learning-on-device = Enregistrée sur cet appareil.
docs-learning-sign-in = Connectez-vous pour l’enregistrer dans votre compte
docs-learning-saving = Enregistrement…
docs-learning-failed = Votre progression n’a pas pu être enregistrée dans votre compte.
docs-learning-try-again = Réessayer
docs-learning-export = Exporter la progression
docs-learning-reset = Réinitialiser…
docs-learning-reset-question = Supprimer toute la progression, avec votre code et vos coches ?
docs-learning-reset-yes = Supprimer
docs-learning-reset-no = Annuler
docs-learning-state-done = Lu
docs-learning-state-open = Lu, exercices à terminer
docs-learning-state-here = En cours
docs-learning-state-to-come = Pas encore lu
docs-learning-read-on = Lu le { $date }
docs-learning-points = Vérifiez vos acquis

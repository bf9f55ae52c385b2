### The Playground.

docs-play-title = Playground
docs-play-run = Exécuter
docs-play-clear = Tout effacer
docs-play-reset = Réinitialiser
docs-play-copy = Copier le lien
docs-play-copied = Lien copié.
docs-play-not-copied = Le lien n’a pas pu être copié.
docs-play-too-long = Votre code est trop long pour être partagé par un lien.
docs-play-clear-question = Voulez-vous vraiment tout effacer ?
docs-play-reset-question = Voulez-vous vraiment annuler vos modifications ?
docs-play-result = Résultat
docs-play-console = Console du code
docs-play-console-empty = La sortie apparaît ici après l’exécution du code.
docs-play-error = Erreur :
docs-play-warned = Avertissement :
docs-play-warning = Ce code provient d’un lien partagé. Ne l’exécutez que si vous faites confiance à l’expéditeur, et ne saisissez ni mot de passe ni données personnelles.
docs-play-editor = Éditeur { $language }
docs-play-script = Le Playground a besoin de JavaScript.
docs-play-silent = Votre code ne répond pas. Il contient peut-être une boucle infinie.
docs-play-offline = Vous êtes hors ligne. Le code s’exécutera au retour de la connexion.
docs-play-unreadable = Ce lien ne contient pas de code valide.
docs-play-stopped = Arrêté ({ $place }) : le code s’est exécuté 3 secondes sans pause. Il contient peut-être une boucle infinie.
docs-play-place = { $language }, ligne { $line }
docs-play-stop = Arrêter
docs-play-ended = Le code a été arrêté.

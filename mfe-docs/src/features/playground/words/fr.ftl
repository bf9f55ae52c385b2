### The Playground.

docs-play-title = Playground
docs-play-run = Exécuter
docs-play-clear = Tout effacer
docs-play-reset = Réinitialiser
docs-play-copy = Copier le lien
docs-play-copied = Un lien avec votre code se trouve dans le presse-papiers.
docs-play-not-copied = Le lien n’a pas pu être copié.
docs-play-too-long = Le code est trop long pour un lien.
docs-play-clear-question = Voulez-vous vraiment tout effacer ?
docs-play-reset-question = Voulez-vous vraiment annuler vos modifications ?
docs-play-result = Résultat
docs-play-console = Console du code
docs-play-console-empty = Ce que le code écrit apparaît ici une fois qu’il a été exécuté.
docs-play-error = Erreur :
docs-play-warned = Avertissement :
docs-play-warning = Ce code se trouvait dans l’adresse que vous avez ouverte. Ne l’exécutez que si vous faites confiance à la personne qui vous l’a donnée, et n’y révélez rien de secret.
docs-play-editor = Éditeur { $language }
docs-play-script = Le Playground a besoin de JavaScript.
docs-play-silent = Le code ne répond pas.
docs-play-offline = Vous êtes hors ligne. Le code s’exécutera dès votre retour en ligne.
docs-play-unreadable = Le code de cette adresse est illisible.

### The Playground.

docs-play-title = Playground
docs-play-run = Exécuter
docs-play-clear = Tout effacer
docs-play-result = Résultat
docs-play-console = Console du code
docs-play-editor = Éditeur { $language }
docs-play-pane = Volet { $name }
docs-play-import-map = Carte d’importation
docs-play-code = Code source
docs-play-more = Plus d’outils
docs-play-offline = Vous êtes hors ligne. Le code s’exécutera au retour de la connexion.
docs-play-stop = Arrêter
docs-play-share = Partager
docs-play-share-away = Le partage nécessite une connexion. Votre code reste ici ; réessayez au retour de la connexion.
docs-play-dialog-away = Impossible d’ouvrir cette fonction. Vérifiez votre connexion et réessayez ; votre code reste ici.
docs-play-undo = Annuler
docs-play-undone = Votre code est de nouveau comme avant.
docs-play-live = Exécuter pendant la saisie
docs-play-live-paused = En pause jusqu’à ce que vous appuyiez sur Exécuter.

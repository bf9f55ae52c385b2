### The Playground.

docs-play-title = Playground
docs-play-run = Exécuter
docs-play-clear = Tout effacer
docs-play-reset = Réinitialiser
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
docs-play-stopped = Arrêté en { $language } : la ligne { $line } s’est exécutée { $count } fois sans pause. C’est peut-être une boucle infinie.
docs-play-stop = Arrêter
docs-play-ended = Le code a été arrêté.
docs-play-share = Partager
docs-play-mine = Mes playgrounds
docs-play-shared-waiting = Code partagé. Il n’a pas encore été exécuté : vous pouvez d’abord le lire.
docs-play-shared = Code partagé, ouvert depuis un lien.
docs-play-fork = Faire une copie
docs-play-forked = C’est maintenant votre copie, conservée dans cet onglet. Partagez-la pour obtenir votre propre lien.
docs-play-report = Signaler
docs-play-coming = Chargement du code partagé…
docs-play-gone = Aucun code ne correspond à ce lien. Il a peut-être été supprimé, ou le lien est incomplet.
docs-play-hidden = L’équipe a masqué ce code après des signalements.
docs-play-away = Le code partagé n’a pas pu être chargé. Vérifiez votre connexion.
docs-play-failed = Le code partagé n’a pas pu être chargé. Il n’est pas perdu ; réessayez dans un instant.
docs-play-again = Réessayer
docs-play-sharing-away = Impossible d’ouvrir cette fonction. Vérifiez votre connexion et réessayez ; votre code reste ici.
docs-play-guarded = Votre code ne répondait plus et a été retiré. Il s’exécute à nouveau en comptant ses boucles, pour trouver la ligne.
docs-play-flooded = Votre code a été arrêté : il a envoyé plus de messages que cette page ne peut en recevoir.
docs-play-open = Ouvrir
docs-play-undo = Annuler
docs-play-undone = Votre code est de nouveau comme avant.
docs-play-file-warning = Ce code provient d’un fichier. Ne l’exécutez que si vous faites confiance à son origine, et ne saisissez ni mot de passe ni données personnelles.
docs-play-live = Exécuter pendant la saisie
docs-play-live-paused = En pause jusqu’à ce que vous appuyiez sur Exécuter.
docs-play-kept = Conservé uniquement sur cet appareil
docs-play-full = Non conservé sur cet appareil : il n’y a plus de place, ou le navigateur ne conserve rien. Votre code reste dans cet onglet ; téléchargez-le par sécurité.
docs-play-too-large = Trop volumineux pour être conservé sur cet appareil. Votre code reste dans cet onglet ; téléchargez-le par sécurité.
docs-play-console-filter = Filtrer la sortie
docs-play-console-level = Niveau
docs-play-console-all = Tous les niveaux
docs-play-console-errors = Erreurs
docs-play-console-warnings = Avertissements
docs-play-console-logs = Journaux
docs-play-console-copy = Copier
docs-play-console-clear = Vider la console
docs-play-console-copied = Sortie copiée.
docs-play-console-not-copied = La sortie n’a pas pu être copiée.
docs-play-console-more = { $count } de plus
docs-play-console-left =
    { $count ->
        [one] { $count } message précédent n’est pas affiché.
        [many] { $count } messages précédents ne sont pas affichés.
       *[other] { $count } messages précédents ne sont pas affichés.
    }
docs-play-console-many =
    { $count ->
        [one] { $count } nouveau message
        [many] { $count } nouveaux messages
       *[other] { $count } nouveaux messages
    }
docs-play-console-error-count =
    { $count ->
        [one] { $count } erreur
        [many] { $count } erreurs
       *[other] { $count } erreurs
    }
docs-play-console-warning-count =
    { $count ->
        [one] { $count } avertissement
        [many] { $count } avertissements
       *[other] { $count } avertissements
    }
docs-play-console-go = Aller à la ligne { $line }

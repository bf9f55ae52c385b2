docs-play-console-empty = La sortie apparaît ici après l’exécution du code.
docs-play-console-nothing = Rien n’a encore été affiché.
docs-play-error = Erreur :
docs-play-warned = Avertissement :
docs-play-stopped = Arrêté en { $language } : la ligne { $line } s’est exécutée { $count } fois sans pause. C’est peut-être une boucle infinie.
docs-play-console-filter = Filtrer la sortie
docs-play-console-level = Niveau
docs-play-console-all = Tous les niveaux
docs-play-console-errors = Erreurs
docs-play-console-warnings = Avertissements
docs-play-console-logs = Journaux
docs-play-console-copy = Copier
docs-play-console-clear = Tout effacer dans la console
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
docs-play-silent = Votre code ne répond pas. Il contient peut-être une boucle infinie.
docs-play-heavy = Le navigateur n’a pas fini de mettre en page ce document à temps ; il a donc été retiré. Il ne contient aucun script, ce n’est donc pas une boucle : il est trop volumineux ou trop complexe.
docs-play-ended = Le code a été arrêté.
docs-play-guarded = Votre code ne répondait plus et a été retiré. Il s’exécute à nouveau en comptant ses boucles, pour trouver la ligne.
docs-play-unnamed = Votre code ne répondait plus et a été retiré. Sans connexion, la ligne n’a pas pu être trouvée ; relancez-le au retour de la connexion.
docs-play-flooded = Votre code a été arrêté : il a envoyé plus de messages que cette page ne peut en recevoir.
docs-play-asked = Votre code a été arrêté : il a ouvert trop de boîtes de dialogue.
docs-play-left-page = Votre code a ouvert une autre page à la place de la sienne et a donc été arrêté. Cliquez sur Exécuter pour le relancer.

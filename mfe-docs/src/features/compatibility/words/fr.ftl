docs-compat-server-only = Les tableaux BCD ne se chargent que dans le navigateur
docs-compat-warning = Attention
docs-compat-error = Erreur
docs-compat-missing = Aucune donnée de compatibilité trouvée pour { $query }
docs-compat-missing-report = Signaler des données manquantes
docs-compat-missing-page = Signaler un problème sur cette page
docs-compat-load-failed = Erreur lors du chargement des données BCD
docs-compat-table-failed = Erreur lors du chargement du tableau de compatibilité des navigateurs
docs-compat-reload = Essayez de recharger la page

docs-compat-label = Compatibilité des navigateurs pour { $feature }
docs-compat-tip = Sélectionnez une cellule pour voir l’historique de ce navigateur.
docs-compat-report = Signaler des problèmes avec ces données de compatibilité
docs-compat-on-github = Voir les données sur GitHub
docs-compat-source = Données : { $date } (v{ $version })
docs-compat-left-out =
    { $count ->
        [one] { $count } fonctionnalité sur { $total } n’est pas affichée ici.
        [many] { $count } fonctionnalités sur { $total } ne sont pas affichées ici.
       *[other] { $count } fonctionnalités sur { $total } ne sont pas affichées ici.
    }
docs-compat-show-all = Tout afficher

docs-compat-feature = Fonctionnalité
docs-compat-desktop = Ordinateur
docs-compat-mobile = Appareils mobiles
docs-compat-server = Serveur

docs-compat-badge-experimental = Expérimental
docs-compat-badge-non-standard = Non standard
docs-compat-badge-deprecated = Obsolète

docs-compat-label-yes = Oui
docs-compat-label-no = Non
docs-compat-label-unknown = ?
docs-compat-label-preview = Aperçu
docs-compat-released = Sortie le { $date }

docs-compat-yes = Prise en charge complète
docs-compat-partial = Prise en charge partielle
docs-compat-flag = Derrière une option
docs-compat-preview = En version préliminaire
docs-compat-no = Aucune prise en charge
docs-compat-unknown = Prise en charge inconnue
docs-compat-notes = Voir les notes
docs-compat-prefix = Préfixe requis
docs-compat-renamed = Utilise un autre nom
docs-compat-disabled = Option requise
docs-compat-more = Suite dans l’historique

docs-compat-history = { $browser } · historique de { $feature }
docs-compat-branch-own = Sans préfixe
docs-compat-branch-prefix = Avec le préfixe { $prefix }
docs-compat-branch-name = Sous le nom { $name }
docs-compat-says-yes = Prise en charge complète.
docs-compat-says-partial = Prise en charge partielle.
docs-compat-says-preview = Pris en charge dans la version préliminaire.
docs-compat-says-no = Aucune prise en charge.
docs-compat-says-unknown = La prise en charge est inconnue.
docs-compat-removed = Supprimé dans la version { $version }.
docs-compat-says-prefix = Pris en charge avec le préfixe { $prefix }.
docs-compat-says-name = Pris en charge sous le nom { $name }.
docs-compat-flag-preference = Dans { $browser }, modifiez la préférence { $name }.
docs-compat-flag-preference-value = Dans { $browser }, donnez à la préférence { $name } la valeur { $value }.
docs-compat-flag-start = Lancez { $browser } avec { $name }.
docs-compat-flag-start-value = Lancez { $browser } avec { $name } réglé sur { $value }.
docs-compat-flag-where = Les préférences se trouvent à l’adresse { $address }.
docs-compat-bug = Voir { $bug }.

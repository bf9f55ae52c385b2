docs-sidebar = Sujets associés
docs-sidebar-open = Ouvrir les sujets associés
docs-sidebar-close = Fermer les sujets associés
docs-filter = Filtrer
docs-filter-matches =
    { $count ->
        [0] Aucun résultat
        [one] { $count } résultat
        [many] { $count } de résultats
       *[other] { $count } résultats
    }

docs-error = Erreur
docs-warning = Attention
docs-unknown-section = Impossible de traiter une section de type { $type }

docs-specification = Spécification
docs-specification-part = Partie
docs-no-specification = Aucune spécification trouvée

docs-compatibility-failed = Erreur lors du chargement des données BCD

docs-baseline = Baseline
docs-baseline-high = Largement disponible
docs-baseline-low = Récemment disponible
docs-baseline-limited = Disponibilité limitée
docs-baseline-since = depuis { $since }
docs-baseline-year = { $since }
docs-baseline-undated = { "" }
docs-baseline-discouraged = Obsolète
docs-baseline-removing = Voué à disparaître
docs-baseline-discouraged-note = Obsolète. À ne pas utiliser dans du nouveau code.
docs-baseline-removing-note = Les navigateurs le retirent. Remplacez-le là où il est utilisé.
docs-baseline-instead = À utiliser à la place :
docs-browser-chrome = Chrome
docs-browser-edge = Edge
docs-browser-firefox = Firefox
docs-browser-safari = Safari
docs-browser-chrome_android = Chrome Android
docs-browser-firefox_android = Firefox pour Android
docs-browser-safari_ios = Safari sur iOS

docs-translation = Traduction
docs-translation-volunteers = Cette page a été traduite de l’anglais par des bénévoles.
docs-translation-join = Rejoignez-les
docs-translation-english = Voir en anglais
docs-translation-always = Toujours passer à l’anglais
docs-translation-lag = La page anglaise a changé depuis, le { $date }.
docs-translation-machine = Cette page a été traduite automatiquement de l’anglais et n’a pas été entièrement relue.

docs-loading-title = ⏳ Chargement…
docs-broken-empty = Cette page est vide.
docs-reading = Paramètres de lecture
docs-filter-clear = Effacer le filtre
docs-queue-remove = Retirer de la file : { $name }
docs-queue-clear = Vider
docs-queue-empty = La file est vide.
docs-baseline-supported-in = Pris en charge par { $browser } depuis la version { $version }
docs-baseline-unsupported-in = Non pris en charge par { $browser }
docs-filter-search = Rechercher « { $words } » sur le site
docs-translation-beside = Lire à côté de l’anglais
docs-translation-progress = Où en sont les traductions

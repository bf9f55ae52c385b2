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
docs-baseline-unsupported = non pris en charge
docs-baseline-discouraged = Obsolète
docs-baseline-removing = Voué à disparaître
docs-baseline-discouraged-note = À éviter dans tout nouveau projet : les navigateurs peuvent l’abandonner.
docs-baseline-removing-note = Les navigateurs vont l’abandonner : remplacez-le là où il sert encore.
docs-baseline-instead = À utiliser à la place :
docs-baseline-high-about = Cela fonctionne depuis des années dans les navigateurs ci-dessous : vous pouvez vous y fier.
docs-baseline-low-about = Cela fonctionne dans les dernières versions des navigateurs ci-dessous, mais peut manquer sur des appareils ou navigateurs plus anciens.
docs-baseline-limited-about = Certains des navigateurs les plus utilisés ne l’ont pas : assurez-vous que votre page s’en passe.
docs-baseline-asterisk = * Certaines de ses parties sont plus ou moins bien prises en charge que l’ensemble.
docs-baseline-supported = pris en charge
docs-baseline-learn = En savoir plus
docs-baseline-compat = Voir toute la compatibilité
docs-baseline-feedback = Donner votre avis
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
docs-translation-machine = Cette page a été traduite de l’anglais par une machine ; personne n’en a vérifié chaque phrase.

docs-footer = Aider à améliorer cette page
docs-footer-modified = Dernière modification :
docs-footer-contributors = par les contributeurs et contributrices
docs-footer-source = Voir cette page sur GitHub
docs-footer-learn = Apprendre à contribuer
docs-footer-report = Signaler un problème sur ce contenu

docs-feedback-question = Cette page vous a-t-elle été utile ?
docs-feedback-yes = Oui
docs-feedback-no = Non
docs-feedback-why = Pourquoi ne vous a-t-elle pas été utile ?
docs-feedback-outdated = Le contenu n’est pas à jour
docs-feedback-incomplete = Il manque des informations
docs-feedback-code_examples = Les exemples de code ne fonctionnent pas comme prévu
docs-feedback-other = Autre raison
docs-feedback-submit = Envoyer
docs-feedback-thanks = Merci pour votre avis !
docs-feedback-failed = Votre réponse n’a pas pu être envoyée. Veuillez réessayer.

docs-broken = Erreur de chargement
docs-loading-title = ⏳ Chargement…
docs-broken-empty = La page n’a pas de texte.
docs-broken-reload = Essayez de recharger la page

docs-reading = Réglages de lecture
docs-filter-clear = Effacer le filtre
docs-queue-remove = Retirer de la file : { $name }

### Chunk: staff-telemetry-words

plus-telemetry-counted = Compté sans cookies ni adresses
plus-telemetry-until = compté jusqu’à :
plus-telemetry-language = Langue
plus-telemetry-all-languages = Toutes les langues
plus-telemetry-period = Période
plus-telemetry-last-hours = Dernières 24 heures
plus-telemetry-last-days = { $count } derniers jours
plus-telemetry-csv = CSV
plus-telemetry-loading = Chargement…
plus-telemetry-empty = Rien n’a encore été compté
plus-telemetry-empty-text = Les visites apparaissent ici environ deux minutes après leur début. Les personnes qui s’y opposent, ou dont le navigateur envoie Global Privacy Control, ne sont jamais comptées.
plus-telemetry-nothing = Rien sur cette période.

plus-telemetry-live = En ce moment
plus-telemetry-live-minute = Pages cette minute : { $count }
plus-telemetry-live-hour = Dernière heure : visites { $visits }, pages { $views }, erreurs { $errors }
plus-telemetry-live-away = Pas de nouveaux chiffres pour l’instant ; nouvelle demande toutes les 10 secondes.

plus-telemetry-figure-visits = Visites
plus-telemetry-figure-pages = Pages par visite
plus-telemetry-figure-searches = Recherches
plus-telemetry-figure-errors = Erreurs pour 1 000 visites
plus-telemetry-figure-misses = Recherches sans résultat
plus-telemetry-up = { $size } de plus
plus-telemetry-down = { $size } de moins
plus-telemetry-unchanged = inchangé

plus-telemetry-shape = Afficher « { $title } » sous forme de
plus-telemetry-chart = Graphique
plus-telemetry-table = Tableau
plus-telemetry-by-day = par jour, face aux { $count } jours précédents
plus-telemetry-by-hour = par heure, face aux 24 heures précédentes
plus-telemetry-visits-chart = Visites au fil du temps
plus-telemetry-visits-point = { $time } : visites { $now }, avant { $before }
plus-telemetry-chart-failed = Le graphique n’a pas pu être chargé. Le tableau contient les mêmes chiffres.
plus-telemetry-now = Maintenant
plus-telemetry-before = Avant
plus-telemetry-day = Jour
plus-telemetry-hour = Heure
plus-telemetry-went-live = Mis en ligne

plus-telemetry-kinds = Types de pages
plus-telemetry-kinds-note = part des vues
plus-telemetry-kind = Type
plus-telemetry-share = Part
plus-telemetry-views = Vues
plus-telemetry-kind-home = Accueil
plus-telemetry-kind-reference = Référence
plus-telemetry-kind-guide = Guides
plus-telemetry-kind-learn = Apprendre
plus-telemetry-kind-glossary = Glossaire
plus-telemetry-kind-search = Recherche
plus-telemetry-kind-play = Playground
plus-telemetry-kind-blog = Blog
plus-telemetry-kind-curriculum = Cursus
plus-telemetry-kind-plus = Plus
plus-telemetry-kind-observatory = Observatory
plus-telemetry-kind-advertising = Publicité
plus-telemetry-kind-other = Autres

plus-telemetry-vitals = Signaux vitaux par version
plus-telemetry-vitals-note = 75e centile, ± 5 %, six dernières versions
plus-telemetry-remote = Module
plus-telemetry-device = Appareil
plus-telemetry-device-phone = Téléphones
plus-telemetry-device-desktop = Ordinateurs
plus-telemetry-version = Version
plus-telemetry-vital = Signal
plus-telemetry-count = Valeurs
plus-telemetry-vital-good = Bon
plus-telemetry-vital-middling = À améliorer
plus-telemetry-vital-poor = Mauvais
plus-telemetry-vital-few = peu
plus-telemetry-limit-good = bon { $value }
plus-telemetry-limit-poor = mauvais { $value }
plus-telemetry-vital-chart = { $name } par version
plus-telemetry-vital-point = { $version } : { $value }, { $state }
plus-telemetry-vital-few-point = { $version } : trop peu de valeurs ({ $count })

plus-telemetry-misses-note = mots d’au moins cinq visiteurs
plus-telemetry-query = Mots
plus-telemetry-times = Nombre

plus-telemetry-errors = Erreurs par module et signature
plus-telemetry-errors-note = nombres et adresses sont retirés des messages
plus-telemetry-all-remotes = Tous les modules
plus-telemetry-signature = Signature
plus-telemetry-state = État
plus-telemetry-state-rising = En hausse
plus-telemetry-state-new = Nouvelle
plus-telemetry-state-known = Connue
plus-telemetry-first-seen = Vue la première fois
plus-telemetry-trend = Évolution
plus-telemetry-in-thousand = Pour 1 000 visites

plus-telemetry-clicks = Clics par source
plus-telemetry-clicks-note = les plus fréquents
plus-telemetry-source = Source

plus-telemetry-feedback = Cette page vous a-t-elle été utile ?
plus-telemetry-feedback-note = { $days } derniers jours : { $share } oui, votes : { $votes }
plus-telemetry-no-votes = Aucun vote sur cette période.
plus-telemetry-page = Page
plus-telemetry-yes = Oui
plus-telemetry-no = Non

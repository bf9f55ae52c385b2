docs-progress-heading = Traductions
docs-progress-heading-of = Traductions : { $section }
docs-progress-about = Combien de pages existent dans chaque langue, et quel retard les traductions ont sur les pages anglaises.
docs-progress-up-to = Les changements en anglais sont comptés jusqu’au { $date }.
docs-progress-no-history = Ce site ne sait pas quand les pages anglaises ont changé, ni donc quelles traductions sont en retard.
docs-progress-languages = Langues
docs-progress-sections = Rubriques
docs-progress-all-sections = Toutes les rubriques
docs-progress-translated = Traduites : { $count } sur { $all }
docs-progress-count-current = { $count } à jour
docs-progress-count-behind = { $count } en retard
docs-progress-count-unknown = { $count } sans information
docs-progress-count-orphaned = { $count } sans page anglaise
docs-progress-list = Pages
docs-progress-pages =
    { $count ->
        [one] { $count } page
        [many] { $count } de pages
       *[other] { $count } pages
    }
docs-progress-none = Il n’y a rien à afficher.
docs-progress-page = Page
docs-progress-state = État
docs-progress-show = Afficher
docs-progress-state-any = Toutes
docs-progress-state-current = À jour
docs-progress-state-behind = En retard
docs-progress-state-unknown = Sans information
docs-progress-state-orphaned = Sans page anglaise
docs-progress-state-missing = Non traduite
docs-progress-order = Trier par
docs-progress-order-lag = Plus grand retard
docs-progress-order-title = Titre
docs-progress-order-views = Plus lues
docs-progress-beside = Lire à côté de l’anglais
docs-progress-source = Changements en anglais
docs-progress-rank = Nᵒ { $rank } des plus lues
docs-progress-changes =
    { $count ->
        [one] { $count } changement en anglais
        [many] { $count } de changements en anglais
       *[other] { $count } changements en anglais
    }
docs-progress-since = depuis le { $date }
docs-progress-days =
    { $count ->
        [one] { $count } jour
        [many] { $count } de jours
       *[other] { $count } jours
    }
docs-progress-page-links = Pages de la liste
docs-progress-previous = Précédent
docs-progress-next = Suivant
docs-progress-page-number = Page { $number }

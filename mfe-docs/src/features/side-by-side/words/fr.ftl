docs-beside-heading = { $title } : à côté de l’anglais
docs-beside-about = La traduction et la page anglaise, section par section. Les exemples qui s’exécutent et les tableaux de navigateurs sont sur la page elle-même.
docs-beside-page = Lire la traduction
docs-beside-english = Voir en anglais
docs-beside-note = Avant de comparer
docs-beside-gone = La page anglaise n’existe plus. Il n’y a rien à quoi comparer cette traduction.
docs-beside-unknown = On ne sait pas de quel texte anglais cette page est la traduction.
docs-beside-behind = La page anglaise a changé depuis sa traduction.
docs-beside-changes =
    { $count ->
        [one] { $count } changement depuis le { $date }.
        [many] { $count } de changements depuis le { $date }.
       *[other] { $count } changements depuis le { $date }.
    }
docs-beside-unmatched =
    { $count ->
        [one] { $count } section n’est que sur l’une des deux pages.
        [many] { $count } de sections ne sont que sur l’une des deux pages.
       *[other] { $count } sections ne sont que sur l’une des deux pages.
    }
docs-beside-no-english = La page anglaise n’a pas cette section.
docs-beside-no-translation = Cette section n’est pas traduite.
docs-beside-data = Voir ce tableau sur la page
docs-beside-none = Il n’y a rien à afficher.

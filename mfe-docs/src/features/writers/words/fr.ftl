docs-writers-nav = Pour la rédaction
docs-writers-flaws = Défauts
docs-writers-flaws-about = Ce qui ne va pas dans les pages de cette langue, le pire d’abord.
docs-writers-translations = Traductions
docs-writers-translations-about = Ce que chaque langue possède du contenu anglais.
docs-writers-translations-of = Traductions dans cette langue
docs-writers-translations-of-about = Le retard de chaque page sur la page anglaise.
docs-writers-feedback = Avis
docs-writers-sitemap = Toutes les pages
docs-writers-sitemap-about = L’arborescence des pages, niveau par niveau.
docs-writers-progress = { $done } pages examinées sur { $total }
docs-writers-filter = Le titre ou l’adresse contient
docs-writers-filter-submit = Filtrer
docs-writers-kinds = Afficher
docs-writers-all-kinds = Tous
docs-writers-rows =
    { $count ->
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }
docs-writers-none = Il n’y a rien à afficher.
docs-writers-open = Ouvrir dans l’éditeur
docs-writers-previous = Précédent
docs-writers-next = Suivant
docs-writers-page-of = Page { $page } sur { $pages }

docs-writers-column-page = Page
docs-writers-column-flaws = Défauts
docs-writers-column-fixable = Réparables
docs-writers-column-kinds = Types
docs-writers-column-translated = Traduites
docs-writers-column-missing = Manquantes
docs-writers-column-current = À jour
docs-writers-column-behind = En retard
docs-writers-column-unknown = Inconnues
docs-writers-column-orphaned = Sans page anglaise
docs-writers-column-state = État
docs-writers-column-commits-behind = Changements de retard
docs-writers-column-english-modified = Anglais modifié
docs-writers-column-pages-below = Pages en dessous
docs-writers-column-page-type = Type de page
docs-writers-column-status = Statut

docs-writers-toolbar = Barre d’outils de rédaction
docs-writers-toolbar-flaws =
    { $count ->
        [0] Aucun défaut
        [one] { $count } défaut
        [many] { $count } de défauts
       *[other] { $count } défauts
    }
docs-writers-toolbar-fix =
    { $count ->
        [one] En réparer { $count }
        [many] En réparer { $count }
       *[other] En réparer { $count }
    }
docs-writers-toolbar-fixed =
    { $count ->
        [one] { $count } défaut réparé
        [many] { $count } de défauts réparés
       *[other] { $count } défauts réparés
    }
docs-writers-toolbar-failed = Cela n’a pas fonctionné : { $cause }
docs-writers-toolbar-source = Voir la source
docs-writers-toolbar-line = Ligne { $line }
docs-writers-toolbar-better = Mieux : { $suggestion }
docs-writers-toolbar-modified = Dernière modification : { $date }
docs-writers-group-broken_links = Liens
docs-writers-group-macros = Macros
docs-writers-group-other = Tout le reste

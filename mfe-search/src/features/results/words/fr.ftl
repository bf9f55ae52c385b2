search-in-page = Nouvelle recherche
search-field = Rechercher dans la documentation
search-field-placeholder = Rechercher
search-title = Recherche : « { $query } »
search-title-page = Recherche : « { $query } » (page { $page })
search-title-empty = Pas de recherche, pas de résultats.
search-hint = Saisissez ci-dessus un mot ou deux : une propriété, une méthode, un sujet.

search-count =
    { $total ->
        [one] { $shown } page trouvée
        [many] { $shown } de pages trouvées
       *[other] { $shown } pages trouvées
    }
search-count-titles =
    { $total ->
        [one] { $shown } page correspond par son titre
        [many] { $shown } de pages correspondent par leur titre
       *[other] { $shown } pages correspondent par leur titre
    }

search-none = Aucun résultat pour « { $query } »
search-none-hint = Essayez moins de mots, une autre orthographe ou le nom d’une propriété ou d’une méthode.
search-none-action = Parcourir les références
search-past-end = Il n’y a pas de page { $page }
search-past-end-hint =
    { $pages ->
        [one] Il y a { $pages } page de résultats pour « { $query } ».
        [many] Il y a { $pages } de pages de résultats pour « { $query } ».
       *[other] Il y a { $pages } pages de résultats pour « { $query } ».
    }
search-past-end-action = Retour à la première page

search-pages = Pages de résultats
search-previous = Précédent
search-next = Suivant
search-page = Page { $page }

search-broken = La recherche ne répond pas
search-broken-hint = La connexion ou notre serveur rencontre un problème.
search-broken-reload = Réessayer

search-count-more =
    { $total ->
        [one] Plus de { $shown } page trouvée
        [many] Plus de { $shown } de pages trouvées
       *[other] Plus de { $shown } pages trouvées
    }
search-took = { $milliseconds } ms

search-titles-note = Seuls les titres ont été parcourus
search-titles-note-text = L’index en texte intégral est encore en cours de création. Réessayez dans quelques minutes pour obtenir plus de résultats.

search-did-you-mean = Vouliez-vous dire

search-problems = Cette recherche ne peut pas aboutir
search-problem-q = Saisissez jusqu’à 200 caractères.
search-problem-page = Seules les pages 1 à 10 sont disponibles.
search-problem-sort = Les résultats se trient par meilleure correspondance, pertinence ou popularité.
search-problem-locale = Cette langue n’est pas prise en charge.
search-problem-other = « { $parameter } » a une valeur inutilisable.
search-problems-action = Rechercher sans filtres

search-score = Score : { $value }
search-popularity = Popularité : { $value }

search-kind-reference = Référence
search-kind-guide = Guide
search-kind-lesson = Leçon
search-kind-definition = Définition
search-kind-post = Article de blog

search-none-filtered = Aucun résultat avec ces filtres
search-end = Seules les pages 1 à 10 sont disponibles. Ajoutez un mot ou choisissez un filtre pour préciser votre recherche.
search-problem-area = Ce domaine n’existe pas.
search-problem-kind = Ce type de page n’existe pas.

search-in-page = Nouvelle recherche
search-field = Rechercher dans la documentation
search-field-placeholder = Rechercher
search-title = Recherche : « { $query } »
search-title-page = Recherche : « { $query } » (page { $page })
search-title-empty = Pas de recherche, pas de résultats.
search-hint = Saisissez ci-dessus un mot ou deux : une propriété, une méthode, un sujet.

search-count =
    { $total ->
        [one] { $shown } page trouvée
        [many] { $shown } de pages trouvées
       *[other] { $shown } pages trouvées
    }
search-count-titles =
    { $total ->
        [one] { $shown } page trouvée par son titre
        [many] { $shown } de pages trouvées par leur titre
       *[other] { $shown } pages trouvées par leur titre
    }

search-none = Rien ici ne contient « { $query } »
search-none-hint = Essayez moins de mots, une autre orthographe ou le nom d’une propriété ou d’une méthode.
search-none-action = Parcourir les références
search-past-end = Les résultats s’arrêtent avant cette page
search-past-end-hint =
    { $pages ->
        [one] Il y a { $pages } page de résultats pour « { $query } ».
        [many] Il y a { $pages } de pages de résultats pour « { $query } ».
       *[other] Il y a { $pages } pages de résultats pour « { $query } ».
    }
search-past-end-action = Retour à la première page

search-pages = Pages de résultats
search-previous = Précédent
search-next = Suivant
search-page = Page { $page }

search-broken = La recherche n’a pas répondu
search-broken-hint = La faute en revient à la connexion ou au serveur, pas à vos mots.
search-broken-reload = Réessayer

search-count-more =
    { $total ->
        [one] Plus de { $shown } page trouvée
        [many] Plus de { $shown } de pages trouvées
       *[other] Plus de { $shown } pages trouvées
    }
search-took = { $milliseconds } ms

search-titles-note = Seuls les titres ont été parcourus
search-titles-note-text = L’index de tous les textes est encore en construction. Relancez la recherche un peu plus tard pour en trouver davantage.

search-order = Ordre
search-order-best = Meilleur
search-order-relevance = Pertinence
search-order-popularity = Popularité

search-language = Langue
search-language-both = { $language } et anglais

search-did-you-mean = Vouliez-vous dire

search-problems = Cette recherche ne peut pas aboutir
search-problem-q = Saisissez ce que vous cherchez, en 200 caractères au plus.
search-problem-page = Il y a les pages 1 à 10, et aucune autre.
search-problem-sort = Les résultats se classent par meilleur, pertinence ou popularité.
search-problem-locale = L’une des langues n’est pas parlée ici.
search-problem-other = « { $parameter } » a une valeur inutilisable.
search-problems-action = Chercher les mots seuls

search-score = Score : { $value }
search-popularity = Popularité : { $value }

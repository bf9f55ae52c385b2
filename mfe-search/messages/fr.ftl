search-label = Rechercher dans la documentation
search-placeholder = Rechercher
search-in-header = Rechercher sur ce site
search-in-page = Nouvelle recherche
search-submit = Rechercher
search-open = Rechercher

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

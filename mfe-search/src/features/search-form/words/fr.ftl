search-label = Rechercher dans la documentation
search-placeholder = Rechercher
search-in-header = Rechercher sur ce site
search-submit = Rechercher
search-open = Rechercher
search-key-leave = Échap

search-loading = Chargement de l’index de recherche…
search-failed = Impossible de charger l’index de recherche !
search-no-titles = Aucun titre de document trouvé.
search-not-seeing = Vous ne trouvez pas ce que vous cherchez ?
search-site = Chercher « { $query } » dans tout le site
search-crashed = Erreur à l’affichage de la recherche. La console en dit plus.
search-titles = Titres correspondants
search-titles-found =
    { $count ->
        [one] { $count } titre trouvé
        [many] { $count } de titres trouvés
       *[other] { $count } titres trouvés
    }

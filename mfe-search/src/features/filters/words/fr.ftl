search-filters = Filtres
search-filters-chosen = Filtres ({ $count })
search-filters-close = Fermer
search-filters-clear = Effacer
search-filters-show = { $count ->
    [one] Afficher { $shown } résultat
    [many] Afficher { $shown } de résultats
   *[other] Afficher { $shown } résultats
  }
search-area = Domaine
search-kind = Type
search-order = Trier par
search-order-best = Meilleure correspondance
search-order-relevance = Pertinence
search-order-popularity = Popularité
search-language = Langue
search-language-both = { $language } et anglais
search-filter-remove = Retirer le filtre : { $name }

search-area-accessibility = Accessibilité
search-area-extensions = Extensions
search-area-learn = Apprendre
search-area-glossary = Glossaire
search-area-curriculum = Cursus
search-area-blog = Blog
search-area-other = Autres

search-ask = Demander à AI Help : « { $query } »

search-recent = Récents
search-popular = Populaires
search-recent-clear = Effacer les récents

search-area-accessibility = Accessibilité
search-area-extensions = Extensions
search-area-learn = Apprendre
search-area-glossary = Glossaire
search-area-curriculum = Cursus
search-area-blog = Blog
search-area-other = Autres

search-ask = Demander à AI Help : « { $query } »

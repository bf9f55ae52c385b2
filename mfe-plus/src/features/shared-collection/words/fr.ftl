plus-shared-title = Collection partagée
plus-shared-default = Articles enregistrés
plus-shared-count = { $count ->
    [one] { $count } article
    [many] { $count } articles
   *[other] { $count } articles
  }
plus-shared-updated = Mise à jour le { $date }
plus-shared-modified = Page modifiée le { $date }
plus-shared-empty = Cette collection est vide
plus-shared-copy = Copier dans mes collections
plus-shared-copying = Copie en cours…
plus-shared-copied = Copiée dans { $name }
plus-shared-open = Ouvrir { $name }
plus-shared-sign-in = Se connecter pour la copier
plus-shared-limit = La formule Core comprend jusqu’à { $limit } collections.
plus-shared-upgrade = Passer à une formule supérieure
plus-shared-broken = La collection ne peut pas être affichée pour le moment.
plus-shared-again = Réessayer
plus-shared-pages = Pages de la collection
plus-shared-page = Page { $page }
plus-shared-previous = Précédent
plus-shared-next = Suivant

plus-upgrade = Passer à une formule supérieure
plus-too-long = Veuillez saisir { $limit } caractères au maximum.
plus-characters = { $length }/{ $limit }
plus-collection-form-new = Nouvelle collection
plus-collection-form-edit = Modifier la collection
plus-collection-form-name = Nom
plus-collection-form-name-missing = Veuillez saisir un nom.
plus-collection-form-description = Description
plus-collection-form-optional = Facultatif
plus-collection-full = Vous avez atteint votre limite de collections
plus-collection-full-text = La formule Core comprend jusqu’à { $limit } collections, Articles enregistrés comprise. Passez à une formule supérieure pour en créer autant que vous voulez.
plus-collection-delete = Supprimer { $name } ?
plus-collection-delete-text = { $count ->
    [0] Elle ne contient aucun article.
    [one] L’article qu’elle contient n’y sera plus enregistré. La page elle-même reste en place.
    [many] Les { $count } articles qu’elle contient n’y seront plus enregistrés. Les pages elles-mêmes restent en place.
   *[other] Les { $count } articles qu’elle contient n’y seront plus enregistrés. Les pages elles-mêmes restent en place.
  }
plus-saving = Enregistrement…
plus-save-submit = Enregistrer

plus-save-collection = Collection
plus-save-collection-new = + Nouvelle collection
plus-save-item-title = Titre
plus-save-title-missing = Veuillez saisir un titre.
plus-save-delete = Supprimer
plus-save-done = Enregistré dans { $collection }
plus-save-changed = Modifié dans { $collection }
plus-save-removed = Retiré de { $collection }

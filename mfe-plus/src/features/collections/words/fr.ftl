plus-close = Fermer
plus-cancel = Annuler
plus-deleting = Suppression…
plus-undo = Annuler l’action
plus-undo-failed = L’annulation a échoué.


plus-collection = Collection
plus-collection-deleted = { $name } a été supprimée
plus-collection-unknown = Collection introuvable
plus-collection-unknown-text = Elle a peut-être été supprimée sur un autre appareil.

plus-collections-title = Collections
plus-collections-lede = Les articles que vous enregistrez, dans vos propres collections.
plus-collections-trail = Fil d’Ariane
plus-collections-all = Toutes les collections
plus-collections-new = Nouvelle collection
plus-collections-default = Articles enregistrés
plus-collections-default-description = La collection par défaut.
plus-collections-count = { $count ->
    [one] { $count } article
    [many] { $count } articles
   *[other] { $count } articles
  }
plus-collections-updated = Mise à jour le { $date }
plus-collections-menu = Actions pour { $name }
plus-collections-edit = Modifier
plus-collections-delete = Supprimer
plus-collections-copies = Exporter et importer
plus-collections-export-json = Exporter en JSON
plus-collections-export-csv = Exporter en CSV
plus-collections-export-html = Exporter en marque-pages (HTML)
plus-collections-export-markdown = Exporter en Markdown
plus-collections-import = Importer
plus-collections-share = Partager
plus-collections-loading = Chargement de vos collections…
plus-collections-invitation = Enregistrez ce que vous trouvez
plus-collections-invitation-text = Connectez-vous pour enregistrer des articles dans des collections et les retrouver sur tous vos appareils.
plus-collections-sign-in = Se connecter
plus-collections-unavailable = Les collections sont inaccessibles pour le moment

plus-items-trail = Emplacement de { $title }
plus-items-search = Rechercher dans cette collection
plus-items-sort = Trier par
plus-items-sort-date = Date d’ajout
plus-items-sort-title = Titre
plus-items-sort-own = Mon ordre
plus-items-saved-on = Enregistré le { $date }
plus-items-changed-on = Page modifiée le { $date }
plus-items-note-full = Voir la note entière
plus-items-note-less = Afficher moins
plus-items-note-add = Ajouter une note
plus-items-note-edit = Modifier la note
plus-items-more = Afficher plus
plus-items-loading = Chargement des articles…
plus-items-loading-more = Chargement…
plus-items-shown = { $shown } sur { $total }
plus-items-removed = { $title } a été supprimé
plus-items-removed-count = { $count ->
    [one] { $count } article supprimé
    [many] { $count } articles supprimés
   *[other] { $count } articles supprimés
  }
plus-items-moved = { $count ->
    [one] { $count } article déplacé vers { $name }
    [many] { $count } articles déplacés vers { $name }
   *[other] { $count } articles déplacés vers { $name }
  }
plus-items-placed = { $title } est maintenant en position { $place } sur { $total }
plus-items-choose = Sélectionner { $title }
plus-items-choose-all = Tout sélectionner
plus-items-choose-shown = Sélectionner les { $count } affichés
plus-items-empty = Cette collection est vide
plus-items-empty-text = Appuyez sur le ruban d’un article pour l’enregistrer ici.
plus-items-empty-action = Parcourir les références
plus-items-none = Aucun article ne correspond à « { $query } »

plus-frequent-title = Articles souvent consultés
plus-frequent-description = Articles que vous avez consultés plus de 2 fois au cours des 30 derniers jours.
plus-frequent-views = { $count ->
    [one] Consulté une fois, la dernière le { $date }
    [many] Consulté { $count } fois, la dernière le { $date }
   *[other] Consulté { $count } fois, la dernière le { $date }
  }
plus-frequent-empty = Rien ici pour l’instant
plus-frequent-empty-text = Les articles auxquels vous revenez apparaissent ici d’eux-mêmes. La liste reste dans ce navigateur.

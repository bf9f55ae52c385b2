plus-updates-title = Nouveautés
plus-updates-lede = Ce que les navigateurs ont livré et ce sur quoi vous pouvez désormais compter.
plus-updates-streams = Type de nouveautés
plus-updates-stream-releases = Versions de navigateurs
plus-updates-stream-baseline = Baseline
plus-updates-feed = Flux de cette vue
plus-updates-calendar = Calendrier des versions
plus-updates-order = Ordre
plus-updates-order-desc = Plus récentes
plus-updates-order-asc = Plus anciennes
plus-updates-reset = Retirer tous les filtres
plus-updates-remove = Retirer le filtre : { $name }
plus-updates-none = Aucune nouveauté trouvée.
plus-updates-none-filtered = Aucune nouveauté ne correspond à vos filtres.
plus-updates-past-end = Il n’y a pas de page { $page }.
plus-updates-first-page = Aller à la première page
plus-updates-failed = Le service des nouveautés ne répond pas.
plus-updates-failed-hint = Le reste du site fonctionne. Réessayez dans un instant.
plus-updates-preparing = Les nouveautés sont en préparation.
plus-updates-preparing-hint = Elles sont lues au démarrage du site et seront là dans un instant.
plus-updates-again = Réessayer
plus-updates-all = Toutes les nouveautés

plus-updates-pages = Pages de nouveautés
plus-updates-page = Page { $page }
plus-updates-previous = Précédent
plus-updates-next = Suivant

plus-updates-filters = Filtres
plus-updates-filters-chosen = Filtres ({ $count })
plus-updates-clear = Effacer
plus-updates-close = Fermer
plus-updates-keyword = Mot-clé
plus-updates-keyword-hint = Nom ou mot
plus-updates-browsers = Navigateur
plus-updates-category = Catégorie
plus-updates-change = Type de changement
plus-updates-category-api = API web
plus-updates-category-css = CSS
plus-updates-category-html = HTML
plus-updates-category-http = HTTP
plus-updates-category-javascript = JavaScript
plus-updates-category-mathml = MathML
plus-updates-category-svg = SVG
plus-updates-category-webassembly = WebAssembly
plus-updates-category-webdriver = WebDriver
plus-updates-category-webextensions = Extensions de navigateur
plus-updates-category-manifests = Manifestes
plus-updates-category-mediatypes = Types de médias
plus-updates-change-added = Ajouté
plus-updates-change-removed = Supprimé
plus-updates-change-newly = Récemment disponible
plus-updates-change-widely = Largement disponible
plus-updates-change-regressed = N’est plus dans Baseline
plus-updates-change-discouraged = Déconseillé

plus-updates-all-releases = { $all ->
    [one] { $shown } changement
    [many] { $shown } de changements
   *[other] { $shown } changements
  }
plus-updates-all-baseline = { $all ->
    [one] { $shown } nouveauté
    [many] { $shown } de nouveautés
   *[other] { $shown } nouveautés
  }
plus-updates-matching-baseline = { $all ->
    [one] { $matching } nouveauté sur { $shown }
    [many] { $matching } de nouveautés sur { $shown }
   *[other] { $matching } nouveautés sur { $shown }
  }
plus-updates-show-releases = { $count ->
    [one] Afficher { $shown } changement
    [many] Afficher { $shown } de changements
   *[other] Afficher { $shown } changements
  }
plus-updates-show-baseline = { $count ->
    [one] Afficher { $shown } nouveauté
    [many] Afficher { $shown } de nouveautés
   *[other] Afficher { $shown } nouveautés
  }
plus-updates-matching-releases = { $all ->
    [one] { $matching } sur { $shown } changement
    [many] { $matching } sur { $shown } de changements
   *[other] { $matching } sur { $shown } changements
  }
plus-updates-changes-here = { $all ->
    [one] { $shown } changement, { $matching } dans cette vue
    [many] { $shown } de changements, { $matching } dans cette vue
   *[other] { $shown } changements, { $matching } dans cette vue
  }
plus-updates-released = Sortie le { $date }
plus-updates-notes = Notes de version
plus-updates-notes-of = Notes de version de { $release }
plus-updates-more = Afficher les { $shown } changements de { $release }
plus-updates-cut = { $count ->
    [one] { $shown } autre changement n’apparaît pas ici.
    [many] { $shown } d’autres changements n’apparaissent pas ici.
   *[other] { $shown } autres changements n’apparaissent pas ici.
  }
plus-updates-folded = { $count ->
    [one] et { $count } changement inclus
    [many] et { $count } de changements inclus
   *[other] et { $count } changements inclus
  }
plus-updates-experimental = Expérimental
plus-updates-deprecated = Obsolète

plus-updates-engines = { $count } sur { $all }
plus-updates-engines-ship = Pris en charge par { $engines }.
plus-updates-engines-lack = Non pris en charge par { $engines }.
plus-updates-support = Prise en charge de { $name } par les navigateurs
plus-updates-article = Voir l’article complet
plus-updates-search-article = Rechercher l’article
plus-updates-specification = Spécification

plus-updates-events = { $count ->
    [one] { $count } nouveauté
    [many] { $count } de nouveautés
   *[other] { $count } nouveautés
  }
plus-updates-undated = Avant le début de ces relevés
plus-updates-became-newly = Récemment disponible (depuis le { $date })
plus-updates-became-widely = Largement disponible depuis le { $date }
plus-updates-became-regressed = N’est plus dans Baseline depuis le { $date }
plus-updates-became-discouraged = Déconseillé depuis le { $date }
plus-updates-is-newly = Récemment disponible
plus-updates-is-widely = Largement disponible
plus-updates-is-regressed = N’est plus dans Baseline
plus-updates-is-discouraged = Déconseillé
plus-updates-instead = À utiliser à la place : { $names }

plus-updates-recent = Nouveautés dans Baseline
plus-updates-recent-days = Les 30 derniers jours
plus-updates-recent-all = Toutes les nouveautés de Baseline
plus-updates-dots = Comment lire les points
plus-updates-dots-text = Un par moteur : Blink, Gecko, WebKit.
plus-updates-dot-filled = déjà pris en charge
plus-updates-dot-fresh = nouveau dans cette version
plus-updates-dot-hollow = pas encore

plus-updates-kind-api = API web
plus-updates-kind-css = CSS
plus-updates-kind-css-property = Propriété CSS
plus-updates-kind-css-selector = Sélecteur CSS
plus-updates-kind-css-at-rule = Règle @ CSS
plus-updates-kind-css-type = Valeur CSS
plus-updates-kind-html = HTML
plus-updates-kind-html-element = Élément HTML
plus-updates-kind-html-attribute = Attribut HTML
plus-updates-kind-http = HTTP
plus-updates-kind-http-header = En-tête HTTP
plus-updates-kind-http-status = Code de statut HTTP
plus-updates-kind-javascript = JavaScript
plus-updates-kind-mathml = MathML
plus-updates-kind-mathml-element = Élément MathML
plus-updates-kind-svg = SVG
plus-updates-kind-svg-element = Élément SVG
plus-updates-kind-webassembly = WebAssembly
plus-updates-kind-webdriver = WebDriver
plus-updates-kind-webextensions = API d’extension de navigateur
plus-updates-kind-manifests = Manifeste
plus-updates-kind-mediatypes = Type de média
plus-updates-kind-other = Fonctionnalité

plus-updates-collections = Collections
plus-updates-collections-none = Enregistrez une page pour filtrer d’après elle.
plus-updates-collections-default = Articles enregistrés
plus-updates-collections-chosen = { $count ->
    [one] { $count } collection
    [many] { $count } de collections
   *[other] { $count } collections
  }
plus-updates-loading = Un instant…

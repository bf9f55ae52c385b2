### Words that the content build writes into pages.

content-note = Remarque :
content-warning = Attention :
content-good-example = Bon
content-bad-example = Mauvais
content-try-it = Essayer
content-live-sample = Exemple interactif
content-live-sample-title = Exemple interactif : { $title }
content-live-sample-needs-script = Cet exemple fonctionne avec JavaScript. Son code se trouve dans le texte.
content-interactive-example = Exemple à essayer
content-sample-marks = Vérifiez votre travail
content-video = Vidéo
content-extension-examples = Exemples d’extensions
content-previous = Précédent
content-next = Suivant
content-overview = Vue d’ensemble : { $title }
content-yes = oui
content-no = non
content-home-description = { $site } documente les technologies du web, dont HTML, CSS, JavaScript et les API des navigateurs, pour quiconque construit des sites.
content-shelf-api = API web
content-shelf-accessibility = Accessibilité
content-shelf-extensions = Extensions
content-blog = Blog de { $site }
content-spotlight = Portrait de contributeur
content-page-not-found = Page introuvable
content-search-title = Recherche : « { $query } »
content-search-title-page = Recherche : « { $query } » (page { $page })
content-search-empty = Pas de recherche, pas de résultats.
content-external-specification = Spécification inconnue

content-badge-optional = Facultatif
content-badge-optional-title = Peut être omis
content-badge-readonly = Lecture seule
content-badge-readonly-title = La valeur ne peut pas être modifiée
content-badge-experimental = Expérimental
content-badge-experimental-title = Le comportement peut encore changer
content-badge-deprecated = Obsolète
content-badge-deprecated-title = À ne pas utiliser dans de nouveaux sites
content-badge-discouraged = Déconseillé
content-badge-discouraged-title = À ne pas utiliser dans de nouveaux sites
content-badge-nonstandard = Non standard
content-badge-nonstandard-title = Aucun standard ne le décrit ; vérifiez la prise en charge
content-badge-secure = Contexte sécurisé
content-badge-secure-title = Ne fonctionne qu’en HTTPS

content-banner-experimental-label = Expérimental :
content-banner-experimental = Cette technologie n’est pas encore stabilisée. Consultez le tableau de compatibilité avant de l’utiliser en production.
content-banner-deprecated-label = Obsolète :
content-banner-deprecated = Les navigateurs ne gardent cette fonctionnalité que pour d’anciennes pages et peuvent la retirer à tout moment. Ne l’utilisez plus, et remplacez-la où vous la trouvez.
content-banner-nonstandard-label = Non standard :
content-banner-nonstandard = Aucun standard ne décrit cette fonctionnalité. Elle ne marchera pas pour tout le monde et peut changer : ne l’utilisez pas en production.
content-banner-secure-label = Contexte sécurisé :
content-banner-secure = Cette fonctionnalité n’est disponible que dans des contextes sécurisés (HTTPS), pour tout ou partie des navigateurs qui la prennent en charge.
content-banner-workers = Cette fonctionnalité est disponible dans les web workers.
content-banner-workers-except-service = Cette fonctionnalité est disponible dans les web workers, sauf dans les service workers.
content-banner-workers-window-and-dedicated = Parmi les web workers, cette fonctionnalité n’est disponible que dans les workers dédiés.
content-banner-workers-window-and-service = Parmi les web workers, cette fonctionnalité n’est disponible que dans les service workers.
content-banner-workers-only = Cette fonctionnalité n’est disponible que dans les web workers.
content-banner-workers-dedicated-only = Cette fonctionnalité n’est disponible que dans les web workers dédiés.
content-banner-workers-service-only = Cette fonctionnalité n’est disponible que dans les service workers.

content-property-attributes = Attributs de cette propriété
content-property-writable = Modifiable
content-property-enumerable = Énumérable
content-property-configurable = Configurable

content-sidebar-constructor = Constructeur
content-sidebar-events = Évènements
content-sidebar-guides = Guides
content-sidebar-inheritance = Héritage
content-sidebar-instance-methods = Méthodes d’instance
content-sidebar-instance-properties = Propriétés d’instance
content-sidebar-interfaces = Interfaces
content-sidebar-methods = Méthodes
content-sidebar-mixins = Mixins
content-sidebar-properties = Propriétés
content-sidebar-static-methods = Méthodes statiques
content-sidebar-static-properties = Propriétés statiques
content-sidebar-tutorials = Tutoriels
content-sidebar-types = Types
content-sidebar-related = Pages liées à { $subject }
content-sidebar-standard-objects = Objets natifs standard

content-syntax-unknown = Les standards ne donnent pas de syntaxe formelle pour cela.

content-llms-markdown = Chaque page existe aussi en Markdown : ajoutez .md à son adresse, comme dans { $example }.
content-llms-documents = Pages de la documentation
content-llms-data = Données
content-llms-search-index = Titre et adresse de chaque page
content-llms-metadata = Tout sur chaque page, sauf son texte
content-llms-sitemap = Plan du site

content-definition-at-rule = Règle @ associée
content-definition-initial = Valeur initiale
content-definition-appliesto = Applicabilité
content-definition-also-applies-to = S’applique aussi à
content-definition-inherited = Héritée
content-definition-percentages = Pourcentages
content-definition-computed = Valeur calculée
content-definition-animationtype = Type d’animation
content-definition-stacking = Crée un contexte d’empilement
content-definition-unknown = Aucune définition formelle n’en est connue.

content-inheritance = { $interface } hérite de { $ancestors }
content-svg-categories = Catégories
content-svg-content = Contenu autorisé

content-writers-flaws = Défauts
content-writers-translations = Traductions
content-writers-sitemap = Toutes les pages

content-series = Page précédente et suivante
content-link-external = Lien externe
content-link-english = En anglais seulement
content-link-missing = Cette page n’est pas encore écrite

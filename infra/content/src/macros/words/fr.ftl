content-note = Remarque :
content-try-it = Essayer
content-live-sample = Exemple interactif
content-live-sample-title = Exemple interactif : { $title }
content-live-sample-needs-script = Cet exemple fonctionne avec JavaScript. Son code se trouve sur cette page.
content-interactive-example = Exemple à essayer
content-video = Vidéo
content-extension-examples = Exemples d’extensions
content-previous = Précédent
content-next = Suivant
content-overview = Vue d’ensemble : { $title }
content-yes = oui
content-no = non

content-banner-experimental-label = Expérimental :
content-banner-experimental = Cette technologie est expérimentale. Consultez le tableau de compatibilité avant de l’utiliser en production.
content-banner-deprecated-label = Obsolète :
content-banner-deprecated = Les navigateurs ne gardent cette fonctionnalité que pour d’anciennes pages et peuvent la retirer à tout moment. Évitez-la dans du nouveau code et remplacez-la là où elle est utilisée.
content-banner-nonstandard-label = Non standard :
content-banner-nonstandard = Cette fonctionnalité ne fait partie d’aucun standard. Elle peut ne pas fonctionner pour tout le monde et peut changer. Évitez-la en production.
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

content-syntax-unknown = Aucune syntaxe formelle n’est définie.

content-definition-at-rule = Règle @ associée
content-definition-initial = Valeur initiale
content-definition-appliesto = Applicabilité
content-definition-also-applies-to = S’applique aussi à
content-definition-inherited = Héritée
content-definition-percentages = Pourcentages
content-definition-computed = Valeur calculée
content-definition-animationtype = Type d’animation
content-definition-stacking = Crée un contexte d’empilement
content-definition-unknown = Aucune définition formelle n’est disponible.

content-inheritance = { $interface } hérite de { $ancestors }
content-svg-categories = Catégories
content-svg-content = Contenu autorisé

content-series = Page précédente et suivante
content-index-letters = Aller à une lettre

# Skip links
shell-skip-main = Aller au contenu principal
shell-skip-search = Aller à la recherche
shell-skip-language = Aller au choix de la langue

# Menus
shell-menu-label = Menu principal
shell-menu-open = Ouvrir le menu principal
shell-menu-close = Fermer le menu principal
shell-tools-open = Plus d’options
shell-mark-new = Nouveau
shell-mark-new-feature = Nouvelle fonctionnalité

shell-menu-guides = Guides
shell-menu-guides-learn = Apprendre le développement web
shell-menu-guides-html = HTML
shell-menu-guides-css = CSS
shell-menu-guides-javascript = JavaScript
shell-menu-guides-accessibility = Accessibilité
shell-menu-references = Références
shell-menu-references-overview = Toutes les technologies web
shell-menu-references-html = HTML
shell-menu-references-css = CSS
shell-menu-references-javascript = JavaScript
shell-menu-references-http = HTTP
shell-menu-references-api = API web
shell-menu-references-extensions = Extensions web
shell-menu-plus = Plus
shell-menu-plus-overview = Vue d’ensemble
shell-menu-plus-docs = Documentation
shell-menu-plus-faq = FAQ
shell-menu-curriculum = Cursus
shell-menu-blog = Blog
shell-menu-tools = Outils
shell-menu-tools-play = Playground
shell-menu-tools-observatory = Observatory
shell-menu-ai-help = AI Help
shell-menu-collections = Collections
shell-menu-updates = Nouveautés
shell-menu-settings = Mes paramètres
shell-menu-staff = Équipe
shell-menu-help = Aide
shell-menu-feedback = Vos retours

# Account
shell-log-in = Se connecter
shell-sign-up = S’inscrire
shell-upgrade = Changer de formule
shell-sign-out = Déconnexion
shell-user-menu = Mon { $plus }
shell-subscriber = Abonnement actif
shell-maintenance-badge = Maintenance en cours
shell-maintenance-text = L’API est en maintenance. Vous pouvez continuer à parcourir { $site }, mais { $plus } et la recherche pourraient être indisponibles. Merci de votre patience !

# Theme and language
shell-theme-label = Thème : { $theme }
shell-theme-os-default = Comme le système
shell-theme-light = Clair
shell-theme-dark = Sombre
shell-language-label = Langue : { $language }
shell-language-untranslated = Pas encore traduit : accueil en

# Notices
shell-offline = Vous lisez hors ligne.
shell-offline-page = Cette page n’est pas disponible hors ligne. Réessayez une fois connecté à Internet.
shell-back = Vous êtes de nouveau en ligne.
shell-notice-close = Fermer

# Skip links
shell-skip-main = Aller au contenu principal
shell-skip-search = Aller à la recherche
shell-skip-language = Aller au choix de la langue

# Menus
shell-menu-label = Menu principal
shell-menu-open = Ouvrir le menu principal
shell-menu-close = Fermer le menu principal
shell-tools-open = Thème, langue et connexion
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
shell-menu-tools-play = Bac à sable
shell-menu-tools-observatory = Observatory
shell-menu-ai-help = AI Help
shell-menu-collections = Collections
shell-menu-updates = Nouveautés
shell-menu-settings = Mes paramètres
shell-menu-staff = Équipe
shell-menu-help = Aide
shell-menu-feedback = Vos retours

# Account
shell-log-in = Connexion
shell-sign-up = Inscription gratuite
shell-upgrade = Changer d’offre
shell-sign-out = Déconnexion
shell-user-menu = Mon { $plus }
shell-subscriber = Abonnement actif
shell-maintenance-badge = Maintenance en cours
shell-maintenance-text = L’API est en maintenance. Vous pouvez continuer à parcourir { $site }, mais { $plus } et la recherche pourraient être indisponibles. Merci de votre patience !

# Theme and language
shell-theme-label = Thème : { $theme }
shell-theme-os-default = Comme le système
shell-theme-light = Clair
shell-theme-dark = Sombre
shell-language-label = Langue : { $language }
shell-language-remember = Mémoriser la langue
shell-language-inactive = Inactives

# Footer
shell-footer-purpose = Écrit au grand jour par des personnes qui construisent pour le web.
shell-footer-site = { $site }
shell-footer-about = À propos
shell-footer-blog = Blog
shell-footer-plus = { $plus }
shell-footer-advertising = Faire de la publicité chez nous
shell-footer-support = Assistance
shell-footer-help = Aide sur le produit
shell-footer-faq = FAQ
shell-footer-issue = Signaler un problème
shell-footer-communities = Nos communautés
shell-footer-community = Communauté
shell-footer-contribute = Contribuer
shell-footer-developers = Développement
shell-footer-web = Technologies web
shell-footer-learn = Apprendre le développement web
shell-footer-accessibility = Accessibilité
shell-footer-curriculum = Cursus
shell-footer-repository = Code source
shell-footer-privacy = Confidentialité
shell-footer-terms = Conditions
shell-footer-licence-page = Licence
shell-footer-licence = Le contenu est disponible sous licence { $licence }.
shell-footer-licence-name = CC-BY-SA 2.5
shell-footer-years = © 2005–{ $year }, les contributeurs et contributrices.

# Notices
shell-offline = Vous lisez hors ligne.
shell-back = Vous êtes de nouveau en ligne.
shell-notice-close = Fermer
shell-loading = Chargement…

# Home
shell-home-title = Des ressources pour développer, par celles et ceux qui développent
shell-home-text = Nous documentons les technologies du web, dont CSS, HTML et JavaScript, depuis 2005.
shell-home-shelf = Références
shell-home-pages =
    { $count ->
        [one] page
        [many] de pages
       *[other] pages
    }
shell-home-featured = Articles à la une
shell-home-news = Dernières nouvelles
shell-home-contributions = Contributions récentes
shell-home-spotlight = Portrait de contribution
shell-home-get-involved = Participer

# Not found, broken
shell-not-found-title = Page introuvable
shell-not-found-sentence = Désolé, la page { $path } est introuvable.
shell-not-found-alternatives = À lire à la place
shell-not-found-matches = Pages proches
shell-not-found-words = Chercher les mots de l’adresse
shell-not-found-search = Rechercher dans la documentation
shell-not-found-home = Retour à la page d’accueil

shell-home-title = Des ressources pour développer, par celles et ceux qui développent
shell-home-text = Nous documentons les technologies du web, dont CSS, HTML et JavaScript, depuis 2005.
shell-home-ask = Une question ? Demandez à AI Help
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
shell-home-spotlight = Portrait de contributeur
shell-home-get-involved = Participer

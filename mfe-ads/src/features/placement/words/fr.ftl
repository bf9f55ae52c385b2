ads-label =
    { $slot ->
        [ad-top] Publicité au-dessus de la page
        [ad-side] Publicité à côté de la page
        [ad-bottom] Publicité sous l’article
        [ad-home-main] Publicité
       *[ad-home-footer] Publicité en pied de page
    }
ads-badge = PUB
ads-refuse = Vous ne voulez pas voir de pubs ?

ads-ai-help-heading = Bloqué ? Demandez à AI Help.
ads-ai-help-copy = Des réponses tirées de ces pages, avec leurs sources.
ads-ai-help-more = Demander
ads-curriculum-heading = Vous ne savez pas par où commencer ?
ads-curriculum-copy = Ce qu’il faut apprendre, et dans quel ordre.
ads-curriculum-more = Voir le cursus
ads-plus-heading = { $site }, à votre façon.
ads-plus-copy = { $plus } : sans pub, avec vos collections.
ads-plus-more = Voir ce qui est compris
ads-advertising-heading = Des publicités simples, sans pistage.
ads-advertising-copy = Touchez celles et ceux qui construisent le web.
ads-advertising-more = Annoncer ici

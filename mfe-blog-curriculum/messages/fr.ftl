blog-broken = Erreur de chargement
blog-broken-detail = { $status } sur { $url } : { $body }
blog-broken-reload = Essayez de recharger la page

page-broken = Erreur de chargement
page-broken-reload = Essayez de recharger la page
page-broken-status = { $status } sur { $url }
page-broken-answer = { $status } sur { $url } : { $body }

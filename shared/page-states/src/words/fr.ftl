page-broken = Erreur de chargement
page-broken-reload = Essayez de recharger la page

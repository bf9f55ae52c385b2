shell-not-found-title = Page introuvable
shell-not-found-sentence = Désolé, la page { $path } est introuvable.
shell-not-found-alternatives = Vous cherchez peut-être
shell-not-found-matches = Pages proches
shell-not-found-words = Chercher les mots de cette URL
shell-not-found-search = Rechercher dans la documentation
shell-not-found-home = Retour à la page d’accueil
shell-broken-status = { $status } sur { $url }

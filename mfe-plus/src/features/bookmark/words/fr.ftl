plus-save = Enregistrer
plus-save-offline = Vous êtes hors ligne. Pour enregistrer, il faut une connexion.
plus-saved = Enregistré
plus-save-title = Enregistrer dans une collection
plus-save-loading = Un instant…
plus-save-unloaded = Le formulaire n’a pas pu être chargé. Fermez cette fenêtre et réessayez.
plus-close = Fermer

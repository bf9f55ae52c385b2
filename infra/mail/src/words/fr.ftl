mail-link-as-text = Si le bouton ne fonctionne pas, ouvrez cette adresse :
mail-sent-by = { $site } a envoyé ce message à { $email }.
mail-quiet = Aucune image n’est chargée et les ouvertures ne sont pas comptées.
mail-unsubscribe = Se désabonner

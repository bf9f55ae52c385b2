blog-choices-usage = Envoyer des données d’utilisation à ce site
blog-choices-saved = Enregistré dans ce navigateur
blog-choices-not-saved = Le navigateur n’a pas enregistré ce choix
blog-choices-signal = Votre navigateur demande à tous les sites de ne pas collecter de données (Global Privacy Control) : rien n’est envoyé. Vous pouvez changer cela dans les paramètres du navigateur.
blog-choices-script = Cet interrupteur nécessite JavaScript. Sans JavaScript, aucune donnée d’utilisation n’est envoyée.

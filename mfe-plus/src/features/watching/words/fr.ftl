plus-watch = Suivre
plus-watching = Suivi
plus-watch-name = Suivre { $name }
plus-watching-name = Suivi : { $name }
plus-watch-page = Nous vous prévenons quand cette page est modifiée.
plus-watch-ended = Votre session est terminée. Connectez-vous et réessayez.
plus-watch-refused = Cela ne peut pas être suivi, ou vous suivez déjà le maximum possible.
plus-watch-failed = Cela n’a pas fonctionné. Réessayez dans un instant.
plus-news = Nouveautés depuis votre dernière visite
plus-news-loading = Un instant…
plus-news-failed = Impossible de charger ce que vous suivez.
plus-news-count = { $count ->
    [0] Rien de nouveau
    [one] { $shown } nouveauté
   *[other] { $shown } nouveautés
  }
plus-news-no-watches = Vous ne suivez encore rien
plus-news-none = Il n’est rien arrivé à ce que vous suivez depuis le début.
plus-news-unwatched = Appuyez sur Suivre à côté d’une fonctionnalité, dans le menu Enregistrer d’un article ou sur une collection. Vous verrez ici ce qui arrive.
plus-news-new = Nouveau
plus-news-edited = La page a été modifiée
plus-news-added = Pris en charge par { $name }
plus-news-removed = N’est plus pris en charge par { $name }
plus-news-newly = Nouvellement disponible dans Baseline
plus-news-widely = Largement disponible dans Baseline
plus-news-regressed = Plus dans Baseline
plus-news-discouraged = Déconseillé
plus-watching-yours = Vous suivez
plus-watching-count = { $count ->
    [one] Vous suivez { $count } élément.
   *[other] Vous suivez { $count } éléments.
  }
plus-watching-mail-off = Aucun e-mail n’est envoyé.
plus-watching-mail-daily = Un e-mail part les jours où quelque chose a changé.
plus-watching-mail-weekly = Un e-mail part le lundi si quelque chose a changé.
plus-watching-change = Modifier
plus-watching-list = Ce que vous suivez
plus-watching-none = Vous ne suivez encore rien. Appuyez sur Suivre à côté d’une fonctionnalité dans les nouveautés, dans le menu Enregistrer d’un article ou sur une collection.
plus-watching-updates = Voir les nouveautés
plus-watching-unknown = Impossible de charger ce que vous suivez.
plus-watching-again = Réessayer
plus-watching-export = Télécharger ce que vous suivez
plus-watching-default = Articles enregistrés
plus-watching-stop = Arrêter
plus-watching-stop-name = Ne plus suivre { $name }
plus-watching-kind-page = Page
plus-watching-kind-feature = Fonctionnalité
plus-watching-kind-collection = Collection
plus-digest = E-mail sur ce que vous suivez
plus-digest-text = Un seul e-mail avec ce qui a changé. Si rien n’a changé, rien n’est envoyé.
plus-digest-no-mail = Ce site n’envoie pas d’e-mails. Vous voyez quand même les nouveautés sur la page qui leur est consacrée.
plus-digest-off = Jamais
plus-digest-daily = Chaque jour
plus-digest-weekly = Chaque semaine, le lundi
plus-digest-saving = Enregistrement…

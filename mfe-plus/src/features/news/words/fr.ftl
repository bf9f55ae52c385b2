plus-news = Nouveautés depuis votre dernière visite
plus-news-loading = Un instant…
plus-news-failed = Impossible de charger ce que vous suivez.
plus-news-count = { $count ->
    [0] Rien de nouveau
    [one] { $shown } nouveauté
    [many] { $shown } de nouveautés
   *[other] { $shown } nouveautés
  }
plus-news-no-watches = Vous ne suivez encore rien
plus-news-none = Il n’est rien arrivé à ce que vous suivez depuis le début.
plus-news-unwatched = Appuyez sur Suivre à côté d’une fonctionnalité, dans le menu Enregistrer d’un article ou sur une collection. Vous verrez ici ce qui arrive.
plus-news-new = Nouveau
plus-news-edited = La page a été modifiée
plus-news-added = Pris en charge par { $name }
plus-news-removed = N’est plus pris en charge par { $name }
plus-news-newly = Récemment disponible dans Baseline
plus-news-widely = Largement disponible dans Baseline
plus-news-regressed = Plus dans Baseline
plus-news-discouraged = Déconseillé
plus-watching-yours = Vous suivez
plus-watching-count = { $count ->
    [one] Vous suivez { $count } élément.
    [many] Vous suivez { $count } d’éléments.
   *[other] Vous suivez { $count } éléments.
  }
plus-watching-mail-off = Aucun e-mail n’est envoyé.
plus-watching-mail-daily = Un e-mail part les jours où quelque chose a changé.
plus-watching-mail-weekly = Un e-mail part le lundi si quelque chose a changé.
plus-watching-change = Modifier

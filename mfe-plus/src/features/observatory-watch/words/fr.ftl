plus-host-watch = Suivre cet hôte
plus-host-watch-mail = Analysé une fois par jour ; un e-mail vous prévient quand la note baisse.
plus-host-watch-site = Analysé une fois par jour. Ce site n’envoie pas d’e-mails : consultez cette page.
plus-host-watch-ended = N’est plus suivi.
plus-host-watch-failed = Cela n’a pas fonctionné. Réessayez.
plus-host-watch-refused = Vous suivez déjà autant d’hôtes qu’un compte le permet.

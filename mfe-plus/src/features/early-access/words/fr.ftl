plus-early-mark = Accès anticipé
plus-early-others = Ouvert à Supporter 10 pour l’instant, avant de l’être à tout le monde.
plus-early-plans = Voir les formules

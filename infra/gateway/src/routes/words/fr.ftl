busy-title = Le site est très sollicité
busy-text = Nous recevons en ce moment plus de demandes de pages que nous ne pouvons en traiter. Veuillez réessayer dans quelques secondes.
busy-again = Réessayer

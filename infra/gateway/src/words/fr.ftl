gateway-search = Rechercher
gateway-page-failed-title = Nous n’avons pas pu charger cette page
gateway-page-failed = Une erreur s’est produite de notre côté. Identifiant de l’erreur : { $id }
gateway-request-refused = Nous n’avons pas pu traiter cette requête
busy-title = Le site est très sollicité
busy-text = Nous recevons en ce moment plus de demandes de pages que nous ne pouvons en traiter. Veuillez réessayer dans quelques secondes.
busy-again = Réessayer

plus-title-collections = Collections
plus-title-updates = Nouveautés
plus-title-settings = Mes paramètres
plus-title-staff = Équipe
plus-title-newsletter = Lettre d’information
plus-description-landing = Ce qu’apporte un abonnement, ce qu’il coûte et comment commencer.
plus-description-newsletter = L’actualité du développement web par e-mail : abonnez-vous à la lettre d’information.
plus-description-updates = Ce que les navigateurs ont livré et ce qui est entré dans Baseline, version par version, avec des filtres et des flux.

plus-title-collections = Collections
plus-title-settings = Mes paramètres
plus-title-staff = Équipe
plus-title-newsletter = Lettre d’information
plus-description-landing = Ce qu’apporte un abonnement, ce qu’il coûte et comment commencer.
plus-description-newsletter = L’actualité du développement web par e-mail : abonnez-vous à la lettre d’information.

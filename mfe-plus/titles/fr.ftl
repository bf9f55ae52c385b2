plus-title-collections = Collections enregistrées
plus-title-settings = Mes paramètres
plus-title-staff = Équipe
plus-title-newsletter = Lettre d’information

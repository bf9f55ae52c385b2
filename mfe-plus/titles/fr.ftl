plus-title-collections = Collections
plus-title-settings = Mes paramètres
plus-title-staff = Équipe
plus-title-newsletter = Lettre d’information

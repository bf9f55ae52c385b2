plus-title-collections = Coleções
plus-title-settings = Minhas configurações
plus-title-staff = Equipe
plus-title-newsletter = Boletim informativo

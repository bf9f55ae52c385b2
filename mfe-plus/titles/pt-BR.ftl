plus-title-collections = Coleções
plus-title-updates = Novidades
plus-title-settings = Minhas configurações
plus-title-staff = Equipe
plus-title-newsletter = Boletim informativo
plus-description-landing = O que uma assinatura oferece, quanto custa e como começar.
plus-description-newsletter = Novidades para quem desenvolve para a web, por e-mail: assine o boletim informativo.
plus-description-updates = O que os navegadores lançaram e o que se tornou Baseline, versão a versão, com filtros e feeds.

blog-team-title = Pessoas e projetos
blog-about-tabs = Sobre este site

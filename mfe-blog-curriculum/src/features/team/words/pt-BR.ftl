blog-team-title = Quem faz
blog-about-tabs = Sobre este site

blog-team-title = Quem faz o site
blog-about-tabs = Sobre este site

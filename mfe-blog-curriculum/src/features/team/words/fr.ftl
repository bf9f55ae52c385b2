blog-team-title = Personnes et projets
blog-about-tabs = À propos de ce site

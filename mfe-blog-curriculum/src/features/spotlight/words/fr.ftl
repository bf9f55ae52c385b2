blog-spotlight = Portrait de contributeur
blog-spotlight-github = { $name } sur GitHub
blog-spotlight-involved = Participer
blog-spotlight-everybody = Tout le monde peut aider : commencez par une phrase qui gagnerait à être plus claire.
blog-spotlight-source = Source de la citation
blog-spotlight-missing = Page introuvable
blog-spotlight-missing-path = Désolé, la page { $path } est introuvable.
blog-spotlight-missing-home = Retour à la page d’accueil

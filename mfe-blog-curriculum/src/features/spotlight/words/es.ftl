blog-spotlight = Retrato de colaborador
blog-spotlight-github = { $name } en GitHub
blog-spotlight-involved = Participa
blog-spotlight-everybody = Todo el mundo puede ayudar: empieza por una frase que podría ser más clara.

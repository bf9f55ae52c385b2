blog-spotlight = Colaborador destacado
blog-spotlight-github = { $name } en GitHub
blog-spotlight-involved = Participa
blog-spotlight-everybody = Todo el mundo puede ayudar: empieza por una frase que podría ser más clara.
blog-spotlight-source = Fuente de la cita
blog-spotlight-missing = Página no encontrada
blog-spotlight-missing-path = No se pudo encontrar la página { $path }.
blog-spotlight-missing-home = Volver a la página de inicio

content-link-external = Enlace externo
content-link-english = Solo en inglés
content-link-missing = Esta página aún no se ha escrito

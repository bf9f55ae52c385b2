shell-stand-in-label = Idioma de esta página
shell-stand-in = Esta página aún no se ha traducido. La estás leyendo en inglés.

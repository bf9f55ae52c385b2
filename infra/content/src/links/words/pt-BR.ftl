content-link-external = Link externo
content-link-english = Somente em inglês
content-link-missing = Esta página ainda não foi escrita

content-link-external = Lien externe
content-link-english = En anglais seulement
content-link-missing = Cette page n’est pas encore écrite

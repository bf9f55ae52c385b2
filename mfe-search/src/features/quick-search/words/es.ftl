search-recent = Recientes
search-popular = Populares
search-recent-clear = Borrar recientes

search-area-accessibility = Accesibilidad
search-area-extensions = Extensiones
search-area-learn = Aprender
search-area-glossary = Glosario
search-area-curriculum = Curso
search-area-blog = Blog
search-area-other = Otros

search-ask = Preguntar a AI Help: «{ $query }»

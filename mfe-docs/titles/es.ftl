docs-title-feedback = Qué dicen los lectores
docs-title-play = Playground
docs-description-play = Escribe HTML, CSS y JavaScript, mira el resultado al momento y compártelo con un enlace.
docs-title-translations = Traducciones
docs-description-translations = Cuántas páginas tiene cada idioma y cuánto retraso llevan las traducciones respecto a las páginas en inglés.
docs-title-side-by-side = Junto al inglés

docs-title-feedback = Qué dicen los lectores
docs-title-play = Playground
docs-description-play = Escribe HTML, CSS y JavaScript, mira el resultado al momento y compártelo con un enlace.

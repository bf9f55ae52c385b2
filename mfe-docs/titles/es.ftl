docs-title-feedback = Qué dicen los lectores
docs-title-play = Playground

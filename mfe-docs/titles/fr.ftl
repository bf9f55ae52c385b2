docs-title-feedback = Ce que disent les lecteurs
docs-title-play = Playground

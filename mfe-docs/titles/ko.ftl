docs-title-feedback = 독자의 의견
docs-title-play = Playground

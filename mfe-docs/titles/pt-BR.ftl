docs-title-feedback = O que dizem os leitores
docs-title-play = Playground

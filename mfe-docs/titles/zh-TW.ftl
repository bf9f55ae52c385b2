docs-title-feedback = 讀者的評價
docs-title-play = Playground

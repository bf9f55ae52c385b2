docs-title-feedback = 読者の声
docs-title-play = Playground

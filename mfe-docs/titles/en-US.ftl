docs-title-feedback = What readers say
# Same as in English everywhere
docs-title-play = Playground

docs-title-feedback = 读者的评价
docs-title-play = Playground

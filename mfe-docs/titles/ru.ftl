docs-title-feedback = Что говорят читатели
docs-title-play = Playground

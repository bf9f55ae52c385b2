docs-title-feedback = 독자의 의견
docs-title-play = Playground
docs-description-play = HTML, CSS, JavaScript를 작성해 결과를 바로 확인하고 링크로 공유하세요.

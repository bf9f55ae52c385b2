docs-title-feedback = 독자의 의견
docs-title-play = Playground
docs-description-play = HTML, CSS, JavaScript를 작성해 결과를 바로 확인하고 링크로 공유하세요.
docs-title-translations = 번역
docs-description-translations = 언어마다 페이지가 몇 개 있고, 번역이 영어 페이지보다 얼마나 뒤처졌는지 보여 줍니다.
docs-title-side-by-side = 영어와 나란히

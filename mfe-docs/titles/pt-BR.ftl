docs-title-feedback = O que dizem os leitores
docs-title-play = Playground
docs-description-play = Escreva HTML, CSS e JavaScript, veja o resultado na hora e compartilhe com um link.

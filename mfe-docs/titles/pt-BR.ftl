docs-title-feedback = O que dizem os leitores
docs-title-play = Playground
docs-description-play = Escreva HTML, CSS e JavaScript, veja o resultado na hora e compartilhe com um link.
docs-title-translations = Traduções
docs-description-translations = Quantas páginas cada idioma tem e o atraso das traduções em relação às páginas em inglês.
docs-title-side-by-side = Ao lado do inglês

docs-title-feedback = 读者的评价
docs-title-play = Playground
docs-description-play = 编写 HTML、CSS 和 JavaScript，立即查看结果，并用链接分享。
docs-title-translations = 翻译
docs-description-translations = 每种语言有多少页面，以及翻译比英文页面落后多少。
docs-title-side-by-side = 与英文并排

docs-title-feedback = 读者的评价
docs-title-play = Playground
docs-description-play = 编写 HTML、CSS 和 JavaScript，立即查看结果，并用链接分享。

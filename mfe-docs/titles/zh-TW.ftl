docs-title-feedback = 讀者的評價
docs-title-play = Playground
docs-description-play = 撰寫 HTML、CSS 和 JavaScript，立即查看結果，並用連結分享。

docs-title-feedback = 讀者的評價
docs-title-play = Playground
docs-description-play = 撰寫 HTML、CSS 和 JavaScript，立即查看結果，並用連結分享。
docs-title-translations = 翻譯
docs-description-translations = 每種語言有多少頁面，以及翻譯落後英文頁面多少。
docs-title-side-by-side = 與英文並排

content-writers-flaws = 問題
content-writers-translations = 翻譯
content-writers-sitemap = 所有頁面

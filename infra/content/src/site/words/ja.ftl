content-writers-flaws = 問題点
content-writers-translations = 翻訳
content-writers-sitemap = すべてのページ

content-writers-flaws = 问题
content-writers-translations = 翻译
content-writers-sitemap = 所有页面

content-writers-flaws = 문제점
content-writers-translations = 번역
content-writers-sitemap = 모든 페이지

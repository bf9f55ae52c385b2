### Titles of the pages for writers.

content-writers-flaws = Flaws
content-writers-translations = Translations
content-writers-sitemap = All pages

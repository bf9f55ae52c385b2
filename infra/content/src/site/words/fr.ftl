content-writers-flaws = Défauts
content-writers-translations = Traductions
content-writers-sitemap = Toutes les pages

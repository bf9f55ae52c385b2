content-writers-flaws = Falhas
content-writers-translations = Traduções
content-writers-sitemap = Todas as páginas

content-writers-flaws = Defectos
content-writers-translations = Traducciones
content-writers-sitemap = Todas las páginas

content-llms-markdown = Chaque page existe aussi en Markdown : ajoutez .md à son adresse, comme dans { $example }.
content-llms-documents = Pages de la documentation
content-llms-data = Données
content-llms-search-index = Titre et adresse de chaque page
content-llms-metadata = Tout sur chaque page, sauf son texte
content-llms-sitemap = Plan du site

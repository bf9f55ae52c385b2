content-llms-markdown = Cada página existe também em Markdown: acrescente .md ao endereço, como em { $example }.
content-llms-documents = Documentação
content-llms-data = Dados
content-llms-search-index = Título e endereço de cada página
content-llms-metadata = Tudo sobre cada página, menos o texto
content-llms-sitemap = Mapa do site

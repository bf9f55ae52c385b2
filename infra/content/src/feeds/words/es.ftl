content-llms-markdown = Cada página existe también en Markdown: añade .md a su dirección, como en { $example }.
content-llms-documents = Documentación
content-llms-data = Datos
content-llms-search-index = Título y dirección de cada página
content-llms-metadata = Todo sobre cada página, salvo su texto
content-llms-sitemap = Mapa del sitio

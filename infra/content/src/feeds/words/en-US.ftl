### Texts of llms.txt.

content-llms-markdown = Every page is also available as Markdown: add .md to its address, as in { $example }.
content-llms-documents = Documentation
content-llms-data = Data
content-llms-search-index = Title and address of every page
content-llms-metadata = Everything about every page but its text
content-llms-sitemap = Sitemap

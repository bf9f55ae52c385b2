content-llms-markdown = Каждая страница есть и в Markdown: добавьте .md к её адресу, как в { $example }.
content-llms-documents = Документация
content-llms-data = Данные
content-llms-search-index = Название и адрес каждой страницы
content-llms-metadata = Всё о каждой странице, кроме её текста
content-llms-sitemap = Карта сайта

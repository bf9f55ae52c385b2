content-llms-markdown = 每個頁面都有 Markdown 版本：在其網址後加上 .md，例如 { $example }。
content-llms-documents = 文件
content-llms-data = 資料
content-llms-search-index = 所有頁面的標題和網址
content-llms-metadata = 所有頁面除內文以外的資訊
content-llms-sitemap = 網站地圖

content-llms-markdown = 每个页面都有 Markdown 版本：在其地址后加上 .md，例如 { $example }。
content-llms-documents = 文档
content-llms-data = 数据
content-llms-search-index = 所有页面的标题和地址
content-llms-metadata = 所有页面除正文以外的信息
content-llms-sitemap = 站点地图

search-label = 搜索文档
search-placeholder = 搜索
search-in-header = 搜索本站
search-submit = 搜索
search-open = 搜索
search-key-leave = Esc

search-loading = 正在加载搜索索引…
search-failed = 无法加载搜索索引！
search-no-titles = 没有匹配的文档标题。
search-not-seeing = 没有看到想找的内容？
search-site = 在整个网站中搜索“{ $query }”
search-crashed = 显示搜索时出错。详情请查看控制台。
search-titles = 匹配的标题
search-titles-found = 找到 { $count } 个标题

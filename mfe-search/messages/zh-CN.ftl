search-label = 搜索文档
search-placeholder = 搜索
search-in-header = 搜索本站
search-in-page = 重新搜索
search-submit = 搜索
search-open = 搜索

search-title = 搜索：“{ $query }”
search-title-page = 搜索：“{ $query }”（第 { $page } 页）
search-title-empty = 没有搜索词，也就没有结果。
search-hint = 请在上方输入一两个词：属性、方法或主题。

search-count = 找到 { $shown } 个页面
search-count-titles = 按标题找到 { $shown } 个页面

search-none = 这里没有包含“{ $query }”的内容
search-none-hint = 试试减少词语、换种拼写，或使用属性名或方法名。
search-none-action = 浏览参考
search-past-end = 结果在此页之前就结束了
search-past-end-hint = “{ $query }”共有 { $pages } 页结果。
search-past-end-action = 返回第一页

search-pages = 结果页
search-previous = 上一页
search-next = 下一页
search-page = 第 { $page } 页

search-broken = 搜索没有响应
search-broken-hint = 问题出在连接或服务器，不在你的搜索词。
search-broken-reload = 重试

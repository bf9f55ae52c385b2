search-in-page = 重新搜索
search-field = 搜索文档
search-field-placeholder = 搜索
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

search-count-more = 找到超过 { $shown } 个页面
search-took = { $milliseconds } 毫秒

search-titles-note = 只搜索了标题
search-titles-note-text = 全文索引仍在建立。稍后再搜索，可以找到更多内容。

search-order = 排序
search-order-best = 最佳
search-order-relevance = 相关度
search-order-popularity = 热门程度

search-language = 语言
search-language-both = { $language }和英语

search-did-you-mean = 你是不是要找

search-problems = 无法回答这次搜索
search-problem-q = 请输入要搜索的内容，最多 200 个字符。
search-problem-page = 只有第 1 至第 10 页。
search-problem-sort = 结果可以按最佳、相关度或热门程度排序。
search-problem-locale = 其中一种语言这里没有。
search-problem-other = “{ $parameter }”的值无法使用。
search-problems-action = 只搜索这些词

search-score = 得分 { $value }
search-popularity = 热门程度 { $value }

search-in-page = 重新搜索
search-field = 搜索文档
search-field-placeholder = 搜索
search-title = 搜索：“{ $query }”
search-title-page = 搜索：“{ $query }”（第 { $page } 页）
search-title-empty = 没有搜索词，也就没有结果。
search-hint = 请在上方输入一两个词：属性、方法或主题。

search-count = 找到 { $shown } 个页面
search-count-titles = { $shown } 个页面的标题匹配

search-none = 没有“{ $query }”的搜索结果
search-none-hint = 试试减少词语、换种拼写，或使用属性名或方法名。
search-none-action = 浏览参考
search-past-end = 没有第 { $page } 页
search-past-end-hint = “{ $query }”共有 { $pages } 页结果。
search-past-end-action = 返回第一页

search-pages = 结果页
search-previous = 上一页
search-next = 下一页
search-page = 第 { $page } 页

search-broken = 搜索没有响应
search-broken-hint = 连接或我们的服务器出现了问题。
search-broken-reload = 重试

search-count-more = 找到超过 { $shown } 个页面
search-took = { $milliseconds } 毫秒

search-titles-note = 只搜索了标题
search-titles-note-text = 全文索引仍在建立。请过几分钟再试，以获得更多结果。

search-did-you-mean = 你是不是要找

search-problems = 无法回答这次搜索
search-problem-q = 请输入不超过 200 个字符。
search-problem-page = 只能查看第 1–10 页。
search-problem-sort = 结果可以按最佳匹配、相关度或热门程度排序。
search-problem-locale = 不支持该语言。
search-problem-other = “{ $parameter }”的值无法使用。
search-problems-action = 不使用筛选条件搜索

search-score = 得分 { $value }
search-popularity = 热门程度 { $value }

search-kind-reference = 参考
search-kind-guide = 指南
search-kind-lesson = 课时
search-kind-definition = 定义
search-kind-post = 博客文章

search-none-filtered = 没有符合这些筛选条件的结果
search-end = 只能查看第 1–10 页。请增加一个词或选择筛选条件来缩小搜索范围。
search-problem-area = 没有该领域。
search-problem-kind = 没有该类型的页面。

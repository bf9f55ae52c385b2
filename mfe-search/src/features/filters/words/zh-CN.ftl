search-filters = 筛选
search-filters-chosen = 筛选（{ $count }）
search-filters-close = 关闭
search-filters-clear = 清除
search-filters-show = 显示 { $shown } 条结果
search-area = 领域
search-kind = 类型
search-order = 排序方式
search-order-best = 最佳匹配
search-order-relevance = 相关度
search-order-popularity = 热门程度
search-language = 语言
search-language-both = { $language }和英语
search-filter-remove = 移除筛选：{ $name }

search-area-accessibility = 无障碍
search-area-extensions = 扩展
search-area-learn = 学习
search-area-glossary = 术语表
search-area-curriculum = 课程
search-area-blog = 博客
search-area-other = 其他

search-ask = 询问 AI Help：“{ $query }”

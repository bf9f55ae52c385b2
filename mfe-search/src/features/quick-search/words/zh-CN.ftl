search-recent = 最近访问
search-popular = 热门
search-recent-clear = 清除最近访问

search-area-accessibility = 无障碍
search-area-extensions = 扩展
search-area-learn = 学习
search-area-glossary = 术语表
search-area-curriculum = 课程
search-area-blog = 博客
search-area-other = 其他

search-ask = 询问 AI Help：“{ $query }”

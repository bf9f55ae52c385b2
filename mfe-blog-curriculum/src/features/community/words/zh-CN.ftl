blog-community-contributors = 贡献者
blog-community-pages = { $count } 个页面
blog-community-more = 另有 { $shown } 人。
blog-community-issues = 可以参与的议题
blog-community-issue = 议题
blog-community-labels = 标签
blog-community-updated = 更新日期

blog-community-contributors = 貢獻者
blog-community-pages = { $count } 個頁面
blog-community-more = 另有 { $shown } 人。
blog-community-issues = 可以參與的議題
blog-community-issue = 議題
blog-community-labels = 標籤
blog-community-updated = 更新日期

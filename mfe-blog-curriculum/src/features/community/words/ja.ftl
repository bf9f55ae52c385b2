blog-community-contributors = 貢献者
blog-community-pages = { $count } ページ
blog-community-more = ほか { $shown } 人
blog-community-issues = 取り組める課題
blog-community-issue = 課題
blog-community-labels = ラベル
blog-community-updated = 更新日

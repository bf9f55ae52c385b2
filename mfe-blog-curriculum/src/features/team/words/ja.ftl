blog-team-title = 人とプロジェクト
blog-about-tabs = このサイトについて

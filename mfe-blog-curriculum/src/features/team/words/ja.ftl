blog-team-title = 作っている人たち
blog-about-tabs = このサイトについて

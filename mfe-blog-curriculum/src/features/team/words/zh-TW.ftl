blog-team-title = 人員與專案
blog-about-tabs = 關於本站

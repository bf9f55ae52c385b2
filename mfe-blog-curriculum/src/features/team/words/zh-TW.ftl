blog-team-title = 由誰製作
blog-about-tabs = 關於本站

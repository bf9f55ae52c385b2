blog-team-title = 由谁制作
blog-about-tabs = 关于本站

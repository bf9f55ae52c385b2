blog-team-title = 人员与项目
blog-about-tabs = 关于本站

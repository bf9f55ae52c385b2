blog-team-title = People and projects
blog-about-tabs = About this site

blog-team-title = Who makes it
blog-about-tabs = About this site

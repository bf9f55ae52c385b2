blog-team-title = Qui s’en occupe
blog-about-tabs = À propos de ce site

blog-team-title = Quién lo hace
blog-about-tabs = Acerca de este sitio

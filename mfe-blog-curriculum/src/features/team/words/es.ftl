blog-team-title = Personas y proyectos
blog-about-tabs = Acerca de este sitio

blog-spotlight = Портрет участника
blog-spotlight-github = { $name } на GitHub
blog-spotlight-involved = Присоединиться
blog-spotlight-everybody = Помочь может каждый: начните с предложения, которое можно сделать яснее.

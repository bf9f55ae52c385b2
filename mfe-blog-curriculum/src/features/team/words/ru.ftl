blog-team-title = Люди и проекты
blog-about-tabs = Об этом сайте

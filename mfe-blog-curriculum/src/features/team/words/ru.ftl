blog-team-title = Кто делает этот сайт
blog-about-tabs = Об этом сайте

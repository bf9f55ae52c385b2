blog-team-title = Кто это делает
blog-about-tabs = Об этом сайте

blog-spotlight = Портрет участника
blog-spotlight-github = { $name } на GitHub
blog-spotlight-involved = Присоединиться
blog-spotlight-everybody = Помочь может каждый: начните с предложения, которое можно сделать яснее.
blog-spotlight-source = Источник цитаты
blog-spotlight-missing = Страница не найдена
blog-spotlight-missing-path = К сожалению, страницу { $path } найти не удалось.
blog-spotlight-missing-home = На главную страницу

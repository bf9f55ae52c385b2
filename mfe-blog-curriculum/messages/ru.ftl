blog-broken = Ошибка загрузки
blog-broken-detail = { $status } по адресу { $url }: { $body }
blog-broken-reload = Перезагрузить страницу

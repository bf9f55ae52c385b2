page-broken = Ошибка загрузки
page-broken-reload = Перезагрузить страницу
page-broken-status = { $status } по адресу { $url }
page-broken-answer = { $status } по адресу { $url }: { $body }

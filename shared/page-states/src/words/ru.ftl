page-broken = Ошибка загрузки
page-broken-reload = Перезагрузить страницу

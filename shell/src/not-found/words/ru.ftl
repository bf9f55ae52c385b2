shell-not-found-title = Страница не найдена
shell-not-found-sentence = К сожалению, страницу { $path } найти не удалось.
shell-not-found-alternatives = Прочитайте вместо этого
shell-not-found-matches = Похожие страницы
shell-not-found-words = Поиск по словам из адреса
shell-not-found-search = Поиск по документации
shell-not-found-home = На главную страницу
shell-broken-status = { $status } по адресу { $url }

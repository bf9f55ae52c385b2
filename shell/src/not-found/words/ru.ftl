shell-not-found-title = Страница не найдена
shell-not-found-sentence = К сожалению, страницу { $path } найти не удалось.
shell-not-found-alternatives = Возможно, вы искали
shell-not-found-matches = Похожие страницы
shell-not-found-words = Искать слова из этого адреса
shell-not-found-search = Поиск по документации
shell-not-found-home = На главную страницу
shell-broken-status = { $status } по адресу { $url }

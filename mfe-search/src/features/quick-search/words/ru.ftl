search-recent = Недавнее
search-popular = Популярное
search-recent-clear = Очистить недавнее

search-area-accessibility = Доступность
search-area-extensions = Расширения
search-area-learn = Обучение
search-area-glossary = Глоссарий
search-area-curriculum = Курс
search-area-blog = Блог
search-area-other = Другое

search-ask = Спросить AI Help: «{ $query }»

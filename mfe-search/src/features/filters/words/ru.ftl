search-filters = Фильтры
search-filters-chosen = Фильтры ({ $count })
search-filters-close = Закрыть
search-filters-clear = Сбросить
search-filters-show = { $count ->
    [one] Показать { $shown } результат
    [few] Показать { $shown } результата
    [many] Показать { $shown } результатов
   *[other] Показать { $shown } результата
  }
search-area = Раздел
search-kind = Вид
search-order = Сортировка
search-order-best = Лучшее совпадение
search-order-relevance = Релевантность
search-order-popularity = Популярность
search-language = Язык
search-language-both = { $language } и английский
search-filter-remove = Убрать фильтр: { $name }

search-area-accessibility = Доступность
search-area-extensions = Расширения
search-area-learn = Обучение
search-area-glossary = Глоссарий
search-area-curriculum = Курс
search-area-blog = Блог
search-area-other = Другое

search-ask = Спросить AI Help: «{ $query }»

plus-gaps-title = Пробелы в содержании
plus-gaps-note = Вопросы к AI Help, на которые не было ответа, самые частые первыми. Текст виден, только если читатели это разрешили.
plus-gaps-count = { $count ->
    [one] { $count } пробел
    [few] { $count } пробела
    [many] { $count } пробелов
   *[other] { $count } пробела
  }
plus-gaps-none = Пробелов нет.
plus-gaps-untold = Вопросы, текст которых не передан
plus-gaps-times = { $count ->
    [one] Задан { $count } раз
    [few] Задан { $count } раза
    [many] Задан { $count } раз
   *[other] Задан { $count } раза
  }
plus-gaps-last = в последний раз { $date }
plus-gaps-settle = Убрать из списка
plus-gaps-settle-of = Убрать из списка: { $question }
plus-gaps-settled = Убрано из списка.
plus-gaps-more = Показать ещё
plus-reports-title = Сообщения об ответах
plus-reports-votes = Полезно: { $helpful } · Не полезно: { $other }
plus-reports-count = { $count ->
    [one] { $count } сообщение
    [few] { $count } сообщения
    [many] { $count } сообщений
   *[other] { $count } сообщения
  }
plus-reports-none = Сообщений нет.
plus-reports-no-comment = Без комментария
plus-reports-conversation = { $count ->
    [one] Показать диалог, { $count } вопрос
    [few] Показать диалог, { $count } вопроса
    [many] Показать диалог, { $count } вопросов
   *[other] Показать диалог, { $count } вопроса
  }
plus-reports-settle = Удалить сообщение
plus-reports-settle-of = Удалить сообщение от { $date }: { $comment }
plus-reports-settled = Сообщение удалено.

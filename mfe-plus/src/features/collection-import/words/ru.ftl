plus-import = Импорт коллекций
plus-import-text = Выберите файл, экспортированный из { $site }, закладки из браузера (HTML), файл CSV из Raindrop или список в Markdown. Импортируются только страницы этого сайта; то, что у вас уже есть, не изменится.
plus-import-file = Файл
plus-import-into = Импортировать в
plus-import-into-folders = По коллекции на папку
plus-import-check = Проверить файл
plus-import-checking = Проверяем…
plus-import-submit = Импортировать
plus-import-pending = Импортируем…
plus-import-done = Готово
plus-import-missing = Выберите файл.
plus-import-unreadable = В этом файле нет коллекций или закладок, которые можно прочитать.
plus-import-too-large = Этот файл больше 4 МБ.
plus-import-too-many = В этом файле больше { $limit } страниц этого сайта — больше за один импорт нельзя.
plus-import-would-add = Новых коллекций: { $collections }. Новых статей: { $articles }. Пока ничего не импортировано.
plus-import-nothing = В этом файле нет ничего нового для импорта.
plus-import-added = Импортировано: { $collections ->
    [one] { $collections } коллекция
    [few] { $collections } коллекции
    [many] { $collections } коллекций
   *[other] { $collections } коллекции
  } и { $articles ->
    [one] { $articles } статья
    [few] { $articles } статьи
    [many] { $articles } статей
   *[other] { $articles } статьи
  }.
plus-import-exist = Уже сохранено: { $count }
plus-import-unknown = Не страницы этого сайта: { $count }
plus-import-skipped-exists = уже есть в «{ $collection }»
plus-import-skipped-unknown = не страница этого сайта («{ $collection }»)
plus-import-foreign = адрес другого сайта

plus-shared-title = Общая коллекция
plus-shared-default = Сохранённые статьи
plus-shared-count = { $count ->
    [one] { $count } статья
    [few] { $count } статьи
    [many] { $count } статей
   *[other] { $count } статьи
  }
plus-shared-updated = Обновлено { $date }
plus-shared-modified = Страница изменена { $date }
plus-shared-empty = Эта коллекция пуста
plus-shared-copy = Скопировать в мои коллекции
plus-shared-copying = Копируем…
plus-shared-copied = Скопировано в «{ $name }»
plus-shared-open = Открыть «{ $name }»
plus-shared-sign-in = Войти, чтобы скопировать
plus-shared-limit = Тариф Core включает до { $limit } коллекций.
plus-shared-upgrade = Повысить тариф
plus-shared-broken = Сейчас коллекцию показать нельзя.
plus-shared-again = Попробовать ещё раз
plus-shared-pages = Страницы коллекции
plus-shared-page = Страница { $page }
plus-shared-previous = Назад
plus-shared-next = Далее

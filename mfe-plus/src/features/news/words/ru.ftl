plus-news = Новое с прошлого посещения
plus-news-loading = Минуту…
plus-news-failed = Не удалось загрузить то, за чем вы следите.
plus-news-count = { $count ->
    [0] Ничего нового
    [one] { $shown } новость
    [few] { $shown } новости
    [many] { $shown } новостей
   *[other] { $shown } новости
  }
plus-news-no-watches = Вы пока ни за чем не следите
plus-news-none = С тех пор как вы следите, ничего не произошло.
plus-news-unwatched = Нажмите «Следить» рядом с возможностью, в меню «Сохранить» статьи или в коллекции. Здесь будет видно, что с ними происходит.
plus-news-new = Новое
plus-news-edited = Страницу изменили
plus-news-added = Поддерживает { $name }
plus-news-removed = Больше не поддерживает { $name }
plus-news-newly = Стало доступно в Baseline
plus-news-widely = Широко доступно в Baseline
plus-news-regressed = Больше не Baseline
plus-news-discouraged = Не рекомендуется
plus-watching-yours = Вы следите
plus-watching-count = { $count ->
    [one] Вы следите за { $count } объектом.
    [few] Вы следите за { $count } объектами.
    [many] Вы следите за { $count } объектами.
   *[other] Вы следите за { $count } объектами.
  }
plus-watching-mail-off = Письма не отправляются.
plus-watching-mail-daily = Письмо приходит в дни, когда что-то изменилось.
plus-watching-mail-weekly = Письмо приходит по понедельникам, если что-то изменилось.
plus-watching-change = Изменить

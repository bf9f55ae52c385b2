plus-news = Новое с прошлого посещения
plus-news-loading = Минуту…
plus-news-failed = Не удалось загрузить то, что вы отслеживаете.
plus-news-count = { $count ->
    [0] Ничего нового
    [one] { $shown } новость
    [few] { $shown } новости
    [many] { $shown } новостей
   *[other] { $shown } новости
  }
plus-news-no-watches = Вы пока ничего не отслеживаете
plus-news-none = С тех пор как вы начали отслеживать, ничего не произошло.
plus-news-unwatched = Нажмите «Отслеживать» рядом с возможностью, в меню «Сохранить» статьи или в коллекции. Здесь будет видно, что с ними происходит.
plus-news-new = Новое
plus-news-edited = Страницу изменили
plus-news-added = Поддерживает { $name }
plus-news-removed = Больше не поддерживает { $name }
plus-news-newly = Недавно доступно в Baseline
plus-news-widely = Широко доступно в Baseline
plus-news-regressed = Больше не Baseline
plus-news-discouraged = Не рекомендуется
plus-watching-yours = Вы отслеживаете
plus-watching-count = { $count ->
        [one] Вы отслеживаете { $count } объект.
        [few] Вы отслеживаете { $count } объекта.
        [many] Вы отслеживаете { $count } объектов.
       *[other] Вы отслеживаете { $count } объекта.
    }
plus-watching-mail-off = Письма не отправляются.
plus-watching-mail-daily = Письмо приходит в дни, когда что-то изменилось.
plus-watching-mail-weekly = Письмо приходит по понедельникам, если что-то изменилось.
plus-watching-change = Изменить

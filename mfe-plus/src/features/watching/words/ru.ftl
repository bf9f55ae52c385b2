plus-watch = Следить
plus-watching = Вы следите
plus-watch-name = Следить: { $name }
plus-watching-name = Вы следите: { $name }
plus-watch-page = Мы сообщим, когда эту страницу изменят.
plus-watch-ended = Сеанс завершён. Войдите и попробуйте ещё раз.
plus-watch-refused = За этим нельзя следить, или достигнут предел учётной записи.
plus-watch-failed = Не получилось. Попробуйте чуть позже.
plus-news = Новое с прошлого посещения
plus-news-loading = Минуту…
plus-news-failed = Не удалось загрузить то, за чем вы следите.
plus-news-count = { $count ->
    [0] Ничего нового
    [one] { $shown } новость
    [few] { $shown } новости
   *[many] { $shown } новостей
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
   *[many] Вы следите за { $count } объектами.
  }
plus-watching-mail-off = Письма не отправляются.
plus-watching-mail-daily = Письмо приходит в дни, когда что-то изменилось.
plus-watching-mail-weekly = Письмо приходит по понедельникам, если что-то изменилось.
plus-watching-change = Изменить
plus-watching-list = За чем вы следите
plus-watching-none = Вы пока ни за чем не следите. Нажмите «Следить» рядом с возможностью в обновлениях, в меню «Сохранить» статьи или в коллекции.
plus-watching-updates = К обновлениям
plus-watching-unknown = Не удалось загрузить то, за чем вы следите.
plus-watching-again = Попробовать ещё раз
plus-watching-export = Скачать список
plus-watching-default = Сохранённые статьи
plus-watching-stop = Не следить
plus-watching-stop-name = Не следить: { $name }
plus-watching-kind-page = Страница
plus-watching-kind-feature = Возможность
plus-watching-kind-collection = Коллекция
plus-digest = Письма о том, за чем вы следите
plus-digest-text = Одно письмо обо всём, что изменилось. Если ничего не изменилось, письма нет.
plus-digest-no-mail = Этот сайт не отправляет писем. Новое по-прежнему видно на странице обновлений.
plus-digest-off = Никогда
plus-digest-daily = Каждый день
plus-digest-weekly = Каждую неделю, по понедельникам
plus-digest-saving = Сохранение…

plus-watch = Следить
plus-watching = Вы следите
plus-watch-name = Следить: { $name }
plus-watching-name = Вы следите: { $name }
plus-watch-page = Мы сообщим, когда эту страницу изменят.
plus-watch-ended = Сеанс завершён. Войдите и попробуйте ещё раз.
plus-watch-refused = За этим нельзя следить, или достигнут предел учётной записи.
plus-watch-failed = Не получилось. Попробуйте чуть позже.

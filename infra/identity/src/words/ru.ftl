identity-host = Учётные записи
identity-cover = Ваше собственное место на полке
identity-cover-save = Сохраняйте страницы с заметкой, зачем они
identity-cover-collect = Раскладывайте их по коллекциям
identity-cover-devices = Находите их на любом устройстве
identity-local = Локальный запуск: эти учётные записи остаются на этом компьютере.

identity-email = Эл. почта
identity-email-flaw = Введите полный адрес, например name@example.org.
identity-password = Пароль
identity-password-missing = Введите пароль.
identity-password-hint = Не менее { $least } символов. Несколько случайных слов легко запомнить.
identity-password-short = Не менее { $least } символов.
identity-password-long = Не более { $most } символов.
identity-password-common = Это слишком распространённый пароль. Выберите другой.
identity-new-password = Новый пароль
identity-current = Текущий пароль
identity-current-wrong = Это не ваш пароль.
identity-show = Показать
identity-show-label = Показать пароль
identity-hide = Скрыть
identity-hide-label = Скрыть пароль
identity-error-title = Ошибка: { $title }
identity-attempts = Слишком много попыток
identity-attempts-wait = { $minutes ->
    [one] Подождите { $minutes } минуту и попробуйте снова.
    [few] Подождите { $minutes } минуты и попробуйте снова.
    [many] Подождите { $minutes } минут и попробуйте снова.
   *[other] Подождите { $minutes } минуты и попробуйте снова.
  }
identity-go-to-site = Перейти на { $site }

identity-log-in = Войти
identity-log-in-site = чтобы продолжить на { $site }
identity-log-in-own = чтобы управлять учётной записью
identity-log-in-forgot = Забыли пароль?
identity-log-in-mismatch = Неверная почта или пароль
identity-log-in-mismatch-text = Если вы только что зарегистрировались, сначала подтвердите почту.
identity-log-in-new = Впервые здесь?
identity-log-in-sign-up = Зарегистрироваться

identity-step = { $step } из { $steps }
identity-sign-up = Создать учётную запись
identity-sign-up-lede = Бесплатно, имя не нужно.
identity-sign-up-known = Уже есть учётная запись?
identity-sign-up-submit = Создать учётную запись

identity-mail-sent = Проверьте почту
identity-mail-sent-to = Мы отправили письмо на { $email }.
identity-mail-sent-confirm = Перейдите по ссылке в нём, чтобы подтвердить почту и войти.
identity-mail-sent-reset = Перейдите по ссылке в нём, чтобы выбрать новый пароль.
identity-mail-sent-change = Перейдите по ссылке в нём, чтобы использовать этот адрес для учётной записи. До тех пор действует прежний.
identity-mail-sent-again = Мы отправили его ещё раз.
identity-mail-practice = Учебный запуск
identity-mail-practice-text = Письма не покидают этот компьютер.
identity-mail-practice-open = Открыть учебный ящик
identity-mail-nothing = Ничего нет? Проверьте папку «Спам» или попробуйте снова.
identity-mail-again = Отправить снова
identity-mail-other = Указать другой адрес
identity-mail-missing = Здесь недоступно
identity-mail-missing-title = Почта не настроена
identity-mail-missing-text = Для этого нужно письмо на ваш адрес, а этот сервер не может их отправлять. Владелец сайта может настроить почту.

identity-confirm = Подтвердите почту
identity-confirm-lede = Введите пароль, чтобы подтвердить { $email }.
identity-confirm-submit = Подтвердить и войти
identity-confirm-missing = Введите выбранный вами пароль.
identity-confirm-wrong = Это не пароль этой учётной записи
identity-confirm-wrong-text = Если вы не создавали эту учётную запись, закройте эту страницу. Без пароля ею никто не сможет воспользоваться.
identity-link-used = Эта ссылка уже использована
identity-link-used-text = Ссылка действует один раз и имеет срок. Если вы ею воспользовались, войдите; если нет, запросите новое письмо.

identity-forgot = Забыли пароль?
identity-forgot-lede = Мы пришлём на почту ссылку, чтобы выбрать новый.
identity-forgot-submit = Отправить ссылку
identity-forgot-back = Вспомнили?
identity-reset = Выберите новый пароль
identity-reset-lede = Для { $email }. После сохранения вы выйдете на всех устройствах.
identity-reset-submit = Сохранить и войти

identity-account = Ваша учётная запись
identity-account-lede = С ней вы входите на { $site }. Что вы там читаете и сохраняете, здесь неизвестно.
identity-account-since = Участник с
identity-account-password-set = Пароль изменён
identity-account-go = Продолжить на { $site }
identity-account-change = Изменить
identity-account-demo = Демонстрационная учётная запись
identity-account-demo-text = Она показывает, каков тариф. Её почту и пароль изменить нельзя: ими пользуются все, кто её пробует.
identity-account-done-password = Пароль изменён
identity-account-done-password-text = Вы вышли на всех остальных устройствах и на сайте в этом браузере.
identity-account-done-address = Почта изменена
identity-account-done-address-text = Теперь входите с ней.
identity-sign-out = Выйти
identity-sign-out-text = В этом браузере. На { $site } выход отдельный.
identity-back-to-account = Назад к учётной записи

identity-change-password = Изменить пароль
identity-change-password-lede = Здесь вы останетесь в своей учётной записи. На всех остальных устройствах и на сайте в этом браузере вы выйдете.
identity-change-address = Изменить почту
identity-change-address-lede = Сейчас это { $email }. Новый адрес подтверждается письмом.
identity-change-address-submit = Отправить письмо
identity-new-address = Новая почта
identity-same-address = Это и есть ваша почта.
identity-use-address = Использовать этот адрес?
identity-use-address-lede = { $email } станет почтой вашей учётной записи. С тех пор вы входите с ней.
identity-use-address-submit = Использовать этот адрес
identity-delete = Удалить учётную запись
identity-delete-lede = Навсегда удаляет учётную запись и всё, что { $site } хранит для вас: коллекции, заметки, настройки и действующую подписку.
identity-delete-submit = Удалить навсегда
identity-deleted = Учётная запись удалена
identity-deleted-note = Здесь ничего не осталось
identity-deleted-text = { $site } уведомлён и удаляет то, что хранил для вас.

identity-sign-out-title = Выйти?
identity-sign-out-lede = В следующий раз { $site } спросит пароль.
identity-stay = Остаться в системе
identity-signed-out = Вы вышли
identity-signed-out-text = Сохранённое на { $site } будет на месте, когда вы вернётесь.

identity-ended = Начните заново
identity-ended-text = Вход занял слишком много времени или был начат в другом браузере. Начните снова с сайта.
identity-foreign = Не с этого сайта
identity-foreign-text = Эти учётные записи принадлежат одному сайту, а запрос пришёл не оттуда.

identity-inbox = Учебный ящик
identity-inbox-lede = Письма, которые отправил бы { $site }. Они хранятся на этом компьютере неделю и никуда не уходят.
identity-inbox-to = Кому: { $email }
identity-inbox-plain = Обычный текст
identity-inbox-empty = Писем пока нет
identity-inbox-empty-text = Создайте учётную запись или запросите новый пароль и обновите эту страницу.

identity-mail-confirm-subject = Подтвердите почту для { $site }
identity-mail-confirm-text =
    Кто-то (вероятно, вы) создал учётную запись на { $site } с этим адресом. Ссылка ниже подтверждает её. Она действует один раз, в течение 24 часов.

    Если это не вы, ничего не делайте: без ссылки учётной записи не будет.
identity-mail-confirm-link = Подтвердить почту
identity-mail-registered-already-subject = У вас уже есть учётная запись на { $site }
identity-mail-registered-already-text =
    Кто-то (вероятно, вы) пытался создать учётную запись на { $site } с этим адресом. Она уже есть, и ничего не изменилось.

    Войдите со своим паролем или выберите новый.
identity-mail-registered-already-link = Выбрать новый пароль
identity-mail-reset-subject = Новый пароль для { $site }
identity-mail-reset-text =
    Кто-то (вероятно, вы) запросил новый пароль на { $site }. Выберите его по ссылке ниже. Она действует один раз, в течение часа.

    Если это не вы, ничего не делайте: пароль останется прежним.
identity-mail-reset-link = Выбрать новый пароль
identity-mail-no-account-subject = На { $site } нет учётной записи с этим адресом
identity-mail-no-account-text =
    Кто-то (вероятно, вы) запросил новый пароль на { $site }. Учётной записи с этим адресом нет. Возможно, вы указывали другой.

    Если это не вы, ничего не делайте.
identity-mail-no-account-link = Создать учётную запись
identity-mail-change-address-subject = Подтвердите новую почту для { $site }
identity-mail-change-address-text =
    По ссылке ниже этот адрес станет почтой вашей учётной записи на { $site }. Она действует один раз, в течение 24 часов.

    Если вы об этом не просили, ничего не делайте.
identity-mail-change-address-link = Использовать этот адрес
identity-mail-address-taken-subject = У вас уже есть учётная запись на { $site }
identity-mail-address-taken-text = Кто-то (вероятно, вы) пытался использовать этот адрес для другой учётной записи на { $site }. Он уже занят, и ничего не изменилось.
identity-mail-address-changed-subject = Почта вашей учётной записи на { $site } изменена
identity-mail-address-changed-text = Теперь это { $email }. Если это не вы, выберите там новый пароль и обратитесь в поддержку { $site }.
identity-mail-password-changed-subject = Ваш пароль для { $site } изменён
identity-mail-password-changed-text = На других устройствах вы вышли. Если это не вы, сразу выберите новый пароль.
identity-mail-password-changed-link = Выбрать новый пароль

visit-log-in-host = Вход
visit-log-in-cover = Сохранённое здесь есть на каждом устройстве
visit-SIGN_IN_STALE = Срок этого входа истёк
visit-SIGN_IN_STALE-text = Он начат более 15 минут назад, или в другом браузере, или уже использован. Начните снова.
visit-SIGN_IN_REFUSED = Вы не вошли
visit-SIGN_IN_REFUSED-text = Вход отменён или не завершён. Ничего не изменилось; можно начать снова.
visit-SIGN_IN_UNCONFIRMED = Сначала подтвердите почту
visit-SIGN_IN_UNCONFIRMED-text = Нам нужно знать, что адрес ваш. Перейдите по ссылке из письма и войдите снова.
visit-SIGN_IN_SUSPENDED = Эта учётная запись приостановлена
visit-SIGN_IN_SUSPENDED-text = Всё сохранённое на месте. Чтобы снова открыть учётную запись, обратитесь в поддержку сайта.
visit-SIGN_IN_MISSING = Вход недоступен
visit-SIGN_IN_MISSING-text = Этот сайт работает без учётных записей. Всё можно читать без них.
visit-IDENTITY_AWAY = Скоро вернёмся
visit-IDENTITY_AWAY-text = Служба учётных записей не отвечает. Ничего не потеряно; попробуйте чуть позже.
visit-DATABASE_AWAY = Скоро вернёмся
visit-DATABASE_AWAY-text = Учётные записи сейчас недоступны. Ничего не потеряно; попробуйте чуть позже.
visit-DATABASE_FULL = Сейчас ничего нельзя сохранить
visit-DATABASE_FULL-text = Сайт пока не может записать вход. Ничего не потеряно, и читать можно дальше; попробуйте позже.
visit-TOO_MANY_REQUESTS = Слишком много попыток
visit-TOO_MANY_REQUESTS-text = Отсюда было слишком много попыток входа. Подождите минуту и попробуйте снова.
visit-other = Что-то пошло не так
visit-other-text = Это наша ошибка, не ваша. Попробуйте чуть позже.
visit-code = Код
visit-error-id = Код ошибки
visit-log-in-again = Войти снова
visit-go-to-site = Перейти на { $site }
visit-signed-out-host = Выход
visit-signed-out-cover = Сохранённое здесь будет на месте, когда вы вернётесь
visit-signed-out = Вы вышли здесь
visit-signed-out-text = Минуту: просим и поставщика учётной записи завершить ваш сеанс.
visit-signed-out-go-on = Продолжить
visit-signed-out-back = Назад на { $site }
visit-subscription-host = Подписка
visit-subscription-cover = Больше того, что вы здесь читаете
visit-PLAN_UNKNOWN = Такого тарифа нет
visit-PLAN_UNKNOWN-text = Ссылка называет несуществующий тариф. Ничего не списано; тарифы перечислены на сайте.
visit-COUNTRY_UNSUPPORTED = В вашей стране пока недоступно
visit-COUNTRY_UNSUPPORTED-text = Тарифы не продаются в вашей стране. Всё бесплатное остаётся бесплатным.
visit-PAYMENTS_MISSING = Здесь ничего не продаётся
visit-PAYMENTS_MISSING-text = Этот сайт работает без платежей. Всё можно читать без тарифа.
visit-PAYMENTS_AWAY = Скоро вернёмся
visit-PAYMENTS_AWAY-text = Платёжный провайдер не отвечает. Ничего не списано; попробуйте чуть позже.
visit-SUBSCRIPTION_GIVEN = Этот тариф вам подарен
visit-SUBSCRIPTION_GIVEN-text = Вы за него не платите, поэтому менять и отменять нечего. Он ваш, пока его не отзовут.
visit-CHECKOUT_CROWDED = Слишком много сразу
visit-CHECKOUT_CROWDED-text = Несколько оплат начато одновременно. Ничего не списано; выберите тариф ещё раз.
visit-INPUT_INVALID = Ссылка неполная
visit-INPUT_INVALID-text = Не удалось прочитать адрес. Ничего не списано; выберите тариф на сайте.
visit-newsletter-host = Рассылка
visit-newsletter-cover = Новости — в вашем почтовом ящике
visit-newsletter-confirm = Подтвердите адрес
visit-newsletter-confirm-text = Рассылка { $site } будет приходить на { $email }, когда вы подтвердите адрес.
visit-newsletter-confirm-button = Подтвердить
visit-newsletter-leave = Отписаться от рассылки?
visit-newsletter-leave-text = Рассылка { $site } приходит на { $email }.
visit-newsletter-unsubscribe = Отписаться
visit-newsletter-confirmed = Адрес подтверждён
visit-newsletter-confirmed-text = Следующий выпуск придёт на { $email }.
visit-newsletter-left = Вы отписались
visit-newsletter-left-text = Адреса { $email } больше нет в списке.
visit-NEWSLETTER_LINK_UNKNOWN = Ссылка больше не действует
visit-NEWSLETTER_LINK_UNKNOWN-text = Адреса нет в списке рассылки: его удалили или так и не подтвердили. Больше ничего делать не нужно.
visit-newsletter-mail-subject = Подтвердите подписку на рассылку { $site }
visit-newsletter-mail-text =
    Кто-то (вероятно, вы) подписал этот адрес на рассылку { $site }. Перейдите по ссылке, чтобы подтвердить адрес или удалить его, сейчас или позже.

    Если это были не вы, ничего не делайте: без подтверждения рассылка не приходит, а адрес удаляется через 30 дней.
visit-newsletter-mail-link = Подтвердить или отписаться
visit-feedback-host = Отзывы
visit-feedback-cover = Каждый ответ делает страницу лучше
visit-feedback-400 = Ответ был неполным
visit-feedback-400-text = Вернитесь на страницу, выберите причину и отправьте ответ ещё раз.
visit-feedback-404 = Такой страницы нет
visit-feedback-404-text = Страницы, о которой ваш ответ, на этом сайте больше нет.
visit-feedback-503 = Не удалось сохранить ответ
visit-feedback-503-text = Это наша вина, не ваша, и пропал только ответ. Вернитесь на страницу и отправьте его ещё раз чуть позже.
visit-playground-hidden-subject = Ваш Playground на { $site } скрыт
visit-playground-hidden-text =
    По жалобе читателей сотрудники проверили ваш Playground «{ $title }» и скрыли его от других читателей. Причина:

    { $reason }

    Вы по-прежнему можете открыть его, скопировать код или удалить его.
visit-playground-restored-subject = Ваш Playground на { $site } снова доступен
visit-playground-restored-text =
    Сотрудники ещё раз проверили ваш Playground «{ $title }». Ссылка снова открывается у всех. Причина:

    { $reason }
visit-playground-link = Открыть Playground
visit-digest-host = Сводка
visit-digest-cover = Сообщаем, когда что-то меняется, и только тогда
visit-digest-leave = Отключить сводку?
visit-digest-leave-text = { $site } присылает на { $email } письма о том, что произошло с отслеживаемым. Отслеживание останется, и всё будет видно на сайте.
visit-digest-stop = Отключить сводку
visit-digest-left = Сводка отключена
visit-digest-left-text = На { $email } она больше не придёт. Включить её снова можно в настройках.
visit-DIGEST_LINK_UNKNOWN = Ссылка больше не действует
visit-DIGEST_LINK_UNKNOWN-text = Учётная запись удалена, или в адресе не хватает части. Больше ничего делать не нужно.
visit-digest-subject-pages = { $count ->
    [one] изменилась { $count } страница
    [few] изменились { $count } страницы
    [many] изменилось { $count } страниц
   *[other] изменились { $count } страницы
  }
visit-digest-subject-features = { $count ->
    [one] новости о { $count } возможности
    [few] новости о { $count } возможностях
    [many] новости о { $count } возможностях
   *[other] новости о { $count } возможностях
  }
visit-digest-subject-both = { $pages }, { $features }
visit-digest-list = В вашем списке
visit-digest-more = { $count ->
    [one] И ещё { $count } — на сайте.
    [few] И ещё { $count } — на сайте.
    [many] И ещё { $count } — на сайте.
   *[other] И ещё { $count } — на сайте.
  }
visit-digest-all = Все обновления
visit-digest-why-daily = { $count ->
    [one] Вы получаете это письмо в дни, когда что-то изменилось: на { $site } вы отслеживаете { $count } объект.
    [few] Вы получаете это письмо в дни, когда что-то изменилось: на { $site } вы отслеживаете { $count } объекта.
    [many] Вы получаете это письмо в дни, когда что-то изменилось: на { $site } вы отслеживаете { $count } объектов.
   *[other] Вы получаете это письмо в дни, когда что-то изменилось: на { $site } вы отслеживаете { $count } объекта.
  }
visit-digest-why-weekly = { $count ->
    [one] Вы получаете это письмо по понедельникам, если что-то изменилось: на { $site } вы отслеживаете { $count } объект.
    [few] Вы получаете это письмо по понедельникам, если что-то изменилось: на { $site } вы отслеживаете { $count } объекта.
    [many] Вы получаете это письмо по понедельникам, если что-то изменилось: на { $site } вы отслеживаете { $count } объектов.
   *[other] Вы получаете это письмо по понедельникам, если что-то изменилось: на { $site } вы отслеживаете { $count } объекта.
  }
visit-digest-change = Изменить, что приходит
visit-digest-edited = Страницу изменили.
visit-digest-added = { $count ->
    [one] { $releases } поддерживает это.
    [few] { $releases } поддерживают это.
    [many] { $releases } поддерживают это.
   *[other] { $releases } поддерживают это.
  }
visit-digest-removed = { $count ->
    [one] { $releases } больше не поддерживает это.
    [few] { $releases } больше не поддерживают это.
    [many] { $releases } больше не поддерживают это.
   *[other] { $releases } больше не поддерживают это.
  }
visit-digest-state-newly = Недавно доступно
visit-digest-newly = Работает в последних версиях всех основных браузеров.
visit-digest-state-widely = Широко доступно
visit-digest-widely = Есть во всех основных браузерах уже два с половиной года.
visit-digest-state-regressed = Больше не Baseline
visit-digest-regressed = Работает уже не во всех основных браузерах.
visit-digest-state-discouraged = Не рекомендуется
visit-digest-discouraged = В новом коде лучше обойтись без этого.
visit-grade-subject = { $host }: оценка { $grade } вместо { $from }
visit-grade-text = Заголовки безопасности { $host } имели в HTTP Observatory оценку { $from }. Последняя проверка дала { $grade }.
visit-grade-link = Открыть отчёт
visit-grade-why = Вы получили это письмо, потому что отслеживаете { $host } на { $site }. Письма приходят, только если оценка снизилась.
visit-grade-change = Изменить, что вы отслеживаете

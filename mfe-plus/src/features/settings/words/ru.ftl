plus-settings-title = Мои настройки
plus-settings-lede = Ваша учётная запись и настройки. Изменения сохраняются автоматически.
plus-settings-saving = Сохранение…
plus-settings-no-script = Включите JavaScript, чтобы менять настройки.
plus-settings-unavailable = Сейчас ваши настройки недоступны. С ними всё в порядке; попробуйте позже.

plus-settings-invitation = Войдите, чтобы увидеть свои настройки
plus-settings-invitation-text = Они принадлежат вашей учётной записи и следуют за вами в каждый браузер, в котором вы входите.
plus-settings-sign-in = Войти

plus-settings-account = Управление учётной записью
plus-settings-email = Адрес электронной почты
plus-settings-plan = Тариф
plus-settings-plan-core = Core
plus-settings-plan-plus5 = Plus 5
plus-settings-plan-plus10 = Supporter 10
plus-settings-plan-month = { $plan }, оплата помесячно
plus-settings-plan-year = { $plan }, оплата за год
plus-settings-practice = Тестовый режим
plus-settings-practice-text = Тестовый режим: настоящие платежи не выполняются.
plus-settings-given = Этот тариф вам подарен, платить за него не нужно.
plus-settings-next-payment = Следующий платёж: { $date }
plus-settings-ends = Закончится { $date } и не будет продлена
plus-settings-past-due = Последний платёж не прошёл. Обновите способ оплаты, чтобы сохранить подписку.
plus-settings-subscription-unknown = Не удалось загрузить сведения о подписке.
plus-settings-manage = Управлять подпиской
plus-settings-upgrade = Повысить тариф
plus-settings-export = Ваши коллекции
plus-settings-export-text = Всё, что вы сохранили, вместе с заметками, одним файлом.
plus-settings-export-json = Скачать JSON
plus-settings-export-csv = Скачать CSV
plus-settings-export-html = Скачать закладки (HTML)
plus-settings-export-markdown = Скачать Markdown
plus-settings-playgrounds = Ваши Playground
plus-settings-playgrounds-text = Весь код, которым вы поделились по короткой ссылке, одним файлом.
plus-settings-playgrounds-download = Скачать Playground
plus-settings-sessions = Сеансы
plus-settings-everywhere-name = Все устройства
plus-settings-everywhere = Выйти везде
plus-settings-everywhere-text = Завершает ваш сеанс на всех устройствах.
plus-settings-everywhere-working = Выход…
plus-settings-everywhere-done = Вы вышли везде.

plus-settings-ads = Реклама
plus-settings-no-ads = Читать без рекламы
plus-settings-no-ads-text = Скрывает всю рекламу на всех ваших устройствах, пока действует подписка.
plus-settings-no-ads-subscribe = Чтение без рекламы входит в платные тарифы.
plus-settings-no-ads-link = Подписаться на { $plus }

plus-settings-ai-help = AI Help
plus-settings-history = Хранить историю моих вопросов
plus-settings-history-text = Вопросы и ответы хранятся до шести месяцев. Видите их только вы.
plus-settings-history-name = История
plus-settings-history-delete = Удалить историю
plus-settings-history-delete-text = Удаляет все ваши вопросы и ответы.
plus-settings-history-confirm = Вы хотите навсегда удалить свою историю AI Help?
plus-settings-history-deleting = Удаление…
plus-settings-history-deleted = Ваша история AI Help удалена.
plus-settings-history-absent = У вас нет истории AI Help, поэтому удалять было нечего.
plus-settings-unanswered = Разрешить сотрудникам читать вопросы, на которые не было ответа
plus-settings-unanswered-text = Они показывают, чего не хватает в документации. Вашего имени при них нет.
plus-settings-conversations = Ваши вопросы и ответы
plus-settings-conversations-text = Все диалогы с AI Help в одном файле.
plus-settings-conversations-download = Скачать диалогы

plus-settings-offline = Чтение офлайн

plus-settings-updated = Будьте в курсе
plus-settings-newsletter = Присылать мне рассылку
plus-settings-newsletter-text = Новости веб-платформы и { $site } по электронной почте.
plus-settings-newsletter-unknown = Не удалось загрузить настройку рассылки.

plus-settings-delete = Удалить учётную запись
plus-settings-delete-text = Навсегда удаляет вашу учётную запись и все её данные.
plus-settings-gone = До свидания
plus-settings-gone-text = Ваша учётная запись и все её данные удалены, и вы вышли с сайта. Спасибо, что читали с нами; документация остаётся открытой для вас.
plus-settings-gone-home = На главную страницу

plus-settings-started-waiting = Ваш платёж подтверждается…
plus-settings-started = Добро пожаловать в { $plan }
plus-settings-started-text = Теперь вам доступны все возможности { $plan }.{ $ads ->
    [off] { " " }Реклама отключена; вернуть её можно ниже.
   *[other] { "" }
  }
plus-settings-started-late = Ваш платёж ещё не подтверждён
plus-settings-started-late-text = Это может занять несколько минут. Тариф появится здесь, как только платёж подтвердится; эту страницу можно спокойно закрыть.
plus-settings-canceled = Подписка не началась
plus-settings-canceled-text = Вы покинули страницу оплаты, и ничего не было списано.
plus-settings-see-plans = Посмотреть тарифы

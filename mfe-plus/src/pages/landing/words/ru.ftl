plus-eyebrow = { $plus }
plus-title = Сделайте документацию своей
plus-lede = { $ads ->
    [yes] Читайте без рекламы и сохраняйте изученное в коллекциях.
   *[no] Сохраняйте изученное в любом числе коллекций.
  }{ $updates ->
    [yes] { " " }Узнавайте об изменениях веба.
   *[no] { "" }
  }{ $offline ->
    [yes] { " " }Берите с собой целые разделы для чтения офлайн.
   *[no] { "" }
  }
plus-choose = Выбрать тариф
plus-see-inside = Посмотреть, что входит

plus-inside = Что входит
plus-blurb-updates = Обновления
plus-blurb-updates-title = Узнайте, что нового
plus-blurb-updates-text = Новые возможности браузеров, отобранные под ваши технологии.
plus-blurb-collections = Коллекции
plus-blurb-collections-title = Сохраняйте найденное
plus-blurb-collections-text = Сохраняйте статьи в свои коллекции, с пометкой зачем.
plus-blurb-ai-help = AI Help
plus-blurb-ai-help-title = Спросите и проверьте источники
plus-blurb-ai-help-text = Ответы по документации, с источниками.
plus-blurb-playground = Playground
plus-blurb-playground-title = Попробуйте и поделитесь
plus-blurb-playground-text = Пишите HTML, CSS и JavaScript рядом с результатом и делитесь ссылкой.
plus-blurb-offline = { $site } Offline
plus-blurb-offline-title = Читайте где угодно
plus-blurb-offline-text = Целые разделы на вашем устройстве; обновления загружают только изменения.
plus-blurb-no-ads = Без рекламы
plus-blurb-no-ads-title = Только страница
plus-blurb-no-ads-text = Отключите рекламу везде, пока действует подписка.

plus-plans = Выберите свой тариф
plus-period = Период оплаты
plus-period-month = Помесячно
plus-period-year = За год
plus-two-months-free = Платите за год и получите 2 месяца бесплатно
plus-plans-offline = Сейчас вы не в сети. Подключитесь, чтобы увидеть тарифы { $plus }
plus-recommended = Рекомендуем
plus-plan-core = Core
plus-plan-plus5 = Plus 5
plus-plan-plus10 = Supporter 10
plus-price-free = всегда бесплатно
plus-price-month = в месяц
plus-billed-month = { $price } каждый месяц
plus-billed-year = { $price } раз в год
plus-button-start = Начать с { $plan }
plus-button-upgrade = Перейти на { $plan }
plus-button-current = Текущий тариф
plus-button-unavailable = Недоступно
plus-features = Что входит в { $plan }
plus-feature-updates-filtering = Фильтр обновлений
plus-feature-watching = Отслеживание возможностей и страниц
plus-feature-three-collections = До 3 коллекций
plus-feature-shared-playgrounds = Playground с общим доступом
plus-feature-ai-help-five = AI Help: 5 вопросов в день (бета)
plus-feature-no-ads = Просмотр без рекламы
plus-feature-updates = Обновления
plus-feature-collections = Коллекции без ограничений
plus-feature-offline = Чтение офлайн
plus-feature-ai-help = AI Help
plus-feature-everything = Всё, что есть в Plus 5
plus-feature-early-access = Ранний доступ к новым возможностям
plus-feature-support = Больше поддержки для { $site }

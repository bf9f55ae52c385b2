ads-label =
    { $slot ->
        [ad-top] Реклама над страницей
        [ad-side] Реклама рядом со страницей
        [ad-bottom] Реклама под страницей
        [ad-home-main] Реклама
       *[ad-home-footer] Реклама внизу страницы
    }
ads-badge = РЕКЛАМА
ads-refuse = Не хотите видеть рекламу?

ads-ai-help-heading = Застряли? Спросите AI Help.
ads-ai-help-copy = Ответы по этим страницам, каждый со ссылками на источники.
ads-ai-help-more = Задать вопрос
ads-plus-heading = Сделайте эти страницы своими.
ads-plus-copy = { $plus }: без рекламы, с вашими коллекциями и всеми страницами офлайн.
ads-plus-more = Посмотреть, что внутри
ads-advertising-heading = Одна спокойная картинка, никакой слежки.
ads-advertising-copy = Обратитесь к тем, кто создаёт веб.
ads-advertising-more = Разместить рекламу

ads-broken = Ошибка загрузки
ads-broken-detail = { $status } по адресу { $url }: { $body }
ads-broken-reload = Перезагрузить страницу

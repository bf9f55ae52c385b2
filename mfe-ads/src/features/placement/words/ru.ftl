ads-label =
    { $slot ->
        [ad-top] Реклама над страницей
        [ad-side] Реклама рядом со страницей
        [ad-bottom] Реклама под статьёй
        [ad-home-main] Реклама
       *[ad-home-footer] Реклама внизу страницы
    }
ads-badge = РЕКЛАМА
ads-refuse = Не хотите видеть рекламу?

ads-ai-help-heading = Застряли? Есть AI Help.
ads-ai-help-copy = Ответы по этим страницам, с источниками.
ads-ai-help-more = Спросить
ads-curriculum-heading = Не знаете, с чего начать?
ads-curriculum-copy = Что учить и в каком порядке.
ads-curriculum-more = Открыть курс
ads-plus-heading = Сделайте { $site } своим.
ads-plus-copy = { $plus }: без рекламы и со своими коллекциями.
ads-plus-more = Что входит
ads-advertising-heading = Простая реклама без слежки.
ads-advertising-copy = Обратитесь к тем, кто создаёт веб.
ads-advertising-more = Разместить рекламу

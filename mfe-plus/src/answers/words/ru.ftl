plus-answer-facts = Из данных документации
plus-answer-quoted = Дословно из документации
plus-answer-passages = Найдено в документации
plus-answer-by-model = { $count ->
    [0] Написано моделью без опоры на страницы. Не полагайтесь на этот текст.
    [one] Написано моделью по { $count } странице. Проверьте, прежде чем использовать.
    [few] Написано моделью по { $count } страницам. Проверьте, прежде чем использовать.
    [many] Написано моделью по { $count } страницам. Проверьте, прежде чем использовать.
   *[other] Написано моделью по { $count } страницам. Проверьте, прежде чем использовать.
  }
plus-answer-by-model-unfinished = Написано моделью и не закончено. Не полагайтесь на этот текст.
plus-answer-without-away = Модель, которая пишет ответы, недоступна. Вот что говорит документация.
plus-answer-without-slow = Модель, которая пишет ответы, не ответила вовремя. Вот что говорит документация.
plus-answer-without-busy = Модель, которая пишет ответы, перегружена. Вот что говорит документация.
plus-answer-without-budget-spent = Модель, которая пишет ответы, исчерпала сегодняшний лимит. Вот что говорит документация.
plus-answer-refused-not-about-the-web = Вопрос не о веб-платформе, поэтому ответа здесь нет.
plus-answer-refused-not-about-the-web-why = Ответы берутся только со страниц о веб-платформе.
plus-answer-refused-not-in-the-documentation = В документации этого нет, поэтому ответа здесь нет.
plus-answer-refused-not-in-the-documentation-why = Ни на одной странице об этом не сказано достаточно.
plus-answer-refused-too-vague = Этот вопрос можно понять по-разному.
plus-answer-refused-too-vague-why = Назовите возможность или скажите, что вы хотите сделать.
plus-answer-refused-declined-by-model = Найденные страницы на это не отвечают.
plus-answer-refused-declined-by-model-why = Модель получила их и отказалась отвечать.
plus-answer-not-counted = Этот вопрос не учтён в лимите.
plus-answer-search = Искать на сайте «{ $words }»
plus-answer-stopped = Остановлен до завершения. Не проверен.
plus-answer-broke-off = Здесь ответ прервался. Он не проверен.
plus-answer-uncited = без источника
plus-answer-all-uncited = Ни в одном предложении не назван источник. Не полагайтесь на этот текст.
plus-answer-some-uncited = { $count ->
    [one] В { $count } предложении не назван источник. Оно подчёркнуто точками.
    [few] В { $count } предложениях не назван источник. Они подчёркнуты точками.
    [many] В { $count } предложениях не назван источник. Они подчёркнуты точками.
   *[other] В { $count } предложения не назван источник. Они подчёркнуты точками.
  }
plus-answer-dropped-citations = { $count ->
    [one] Удалена { $count } ссылка на несуществующий источник.
    [few] Удалены { $count } ссылки на несуществующие источники.
    [many] Удалено { $count } ссылок на несуществующие источники.
   *[other] Удалено { $count } ссылки на несуществующие источники.
  }
plus-answer-dropped-links = { $count ->
    [one] Удалена { $count } ссылка, которая никуда не ведёт.
    [few] Удалены { $count } ссылки, которые никуда не ведут.
    [many] Удалено { $count } ссылок, которые никуда не ведут.
   *[other] Удалено { $count } ссылки, которые никуда не ведут.
  }
plus-answer-source = Источник { $number }
plus-answer-source-of = Источник { $number }: { $title }
plus-answer-back = К месту в тексте, где назван источник { $number }
plus-answer-changed = Изменено { $date }
plus-answer-data-of = Данные от { $date }
plus-answer-code = Код
plus-answer-unknown = — неизвестный API. Его нет ни на одной странице, ни в спецификациях, ни в таблицах совместимости.
plus-answer-copy = Копировать
plus-answer-play = Запустить
plus-answer-queue = Добавить в очередь
plus-answer-anyway-copy = Всё равно копировать
plus-answer-anyway-play = Всё равно запустить
plus-answer-anyway-queue = Всё равно добавить
plus-answer-ask-copy = В этом коде есть неизвестный API: { $names }. Нажмите ещё раз, чтобы всё равно скопировать.
plus-answer-ask-play = В этом коде есть неизвестный API: { $names }. Нажмите ещё раз, чтобы всё равно запустить.
plus-answer-ask-queue = В этом коде есть неизвестный API: { $names }. Нажмите ещё раз, чтобы всё равно добавить.
plus-answer-queued = { $count ->
    [one] Добавлено. В очереди { $count } блок.
    [few] Добавлено. В очереди { $count } блока.
    [many] Добавлено. В очереди { $count } блоков.
   *[other] Добавлено. В очереди { $count } блока.
  }
plus-answer-taken-out = Убрано из очереди.
plus-answer-in-queue = { $count ->
    [one] { $count } блок кода в очереди
    [few] { $count } блока кода в очереди
    [many] { $count } блоков кода в очереди
   *[other] { $count } блока кода в очереди
  }
plus-answer-queue-clear = Очистить

plus-exchange-asked = Вы спросили
plus-exchange-edit = Изменить вопрос
plus-exchange-edit-hint = Прежний вариант останется вместе с ответом.
plus-exchange-edit-hint-answering = Текущий ответ остановится. Прежний вариант останется вместе с полученной частью ответа.
plus-exchange-cancel = Отмена
plus-exchange-ask = Спросить
plus-exchange-versions = Варианты этого вопроса
plus-exchange-version = { $number }/{ $count }
plus-exchange-previous = Предыдущий вариант
plus-exchange-next = Следующий вариант
plus-exchange-unfold = Показать весь вопрос
plus-exchange-fold = Свернуть
plus-exchange-searching = Поиск в документации…
plus-exchange-writing = { $count ->
    [0] Пишется ответ…
    [one] Просмотрена { $count } страница. Пишется ответ…
    [few] Просмотрены { $count } страницы. Пишется ответ…
    [many] Просмотрено { $count } страниц. Пишется ответ…
   *[other] Просмотрено { $count } страницы. Пишется ответ…
  }
plus-exchange-waiting = Этот ответ ещё пишется. Он появится здесь, как только будет готов.
plus-exchange-failed = Ответ не пришёл.
plus-exchange-failed-before = Ответ не пришёл: страница закрыта, соединение потеряно или на сайте произошёл сбой. Такие вопросы не учитываются в лимите.
plus-exchange-stopped = Вы остановили запрос до того, как пришёл ответ.
plus-exchange-stopped-before = Вы остановили запрос до того, как пришёл ответ. Этот вопрос не учтён в лимите.
plus-exchange-again = Спросить ещё раз
plus-exchange-answered = Ответ: { $time }
plus-exchange-answered-by = Ответ модели { $model }: { $time }
plus-exchange-answered-by-model = Ответ модели: { $time }
plus-exchange-helpful = Полезно
plus-exchange-not-helpful = Не полезно
plus-exchange-report = Сообщить о проблеме
plus-exchange-follow-ups = Что спросить дальше
plus-exchange-sources = { $count ->
    [one] { $count } источник
    [few] { $count } источника
    [many] { $count } источников
   *[other] { $count } источника
  }
plus-exchange-sources-last = Источники последнего ответа
plus-exchange-sources-first = Источники первого ответа
plus-exchange-sources-of = Источники ответа { $number }
plus-exchange-unkept-history-off = История отключена: этот диалог больше не сохраняется и закончится, когда вы уйдёте со страницы. Сохранённое раньше останется, пока вы его не удалите.
plus-exchange-unkept-deleted = Этот диалог удалён из вашей истории — здесь или в другой вкладке. Он закончится, когда вы уйдёте со страницы.
plus-exchange-say-writing = Пишется ответ.
plus-exchange-say-complete = { $count ->
    [0] Ответ готов.
    [one] Ответ готов, { $count } источник.
    [few] Ответ готов, { $count } источника.
    [many] Ответ готов, { $count } источников.
   *[other] Ответ готов, { $count } источника.
  }
plus-exchange-say-unknown = В нём есть неизвестный API: { $names }.
plus-exchange-say-stopped = Остановлено.
plus-exchange-say-failed = Ответ прервался.

plus-ask-label = Вопрос
plus-ask-placeholder = Спросите о HTML, CSS, JavaScript или любой другой части веб-платформы
plus-ask-follow-up = Задайте следующий вопрос
plus-ask-ask = Спросить
plus-ask-stop = Остановить ответ
plus-ask-key-ask = отправить
plus-ask-key-line = новая строка
plus-ask-key-shift = Shift
plus-ask-about = Ответы берутся со страниц и из данных этого сайта.
plus-ask-about-model = Факты — из данных, остальное пишет модель.
plus-ask-how = Как это работает
plus-ask-left = { $count ->
    [one] Остался { $number } символ
    [few] Осталось { $number } символа
    [many] Осталось { $number } символов
   *[other] Осталось { $number } символа
  }
plus-ask-too-long = { $count ->
    [one] { $number } лишний символ
    [few] { $number } лишних символа
    [many] { $number } лишних символов
   *[other] { $number } лишнего символа
  }
plus-ask-offline = Вы не в сети. Всё, что уже загружено, можно читать, а чтобы спросить, нужно подключение.
plus-ask-offline-short = Вы не в сети.
plus-ask-failed-no-answer = Ответ не пришёл. Ваш вопрос сохранён здесь.
plus-ask-failed-lost = Соединение прервалось до того, как ответ был завершён.
plus-ask-failed-failed = На сайте произошёл сбой. Ваш вопрос не учтён в лимите; повторите через минуту.
plus-ask-failed-cut = Ответ оборвался до завершения. Ваш вопрос не учтён в лимите; повторите через минуту.
plus-ask-failed-not-ready = Поисковый индекс сайта ещё создаётся. Ваш вопрос не учтён в лимите; повторите через минуту.
plus-ask-failed-quota = Сегодняшние вопросы закончились. Этот не учтён; задайте его снова, когда появятся новые.
plus-ask-failed-off = AI Help на этом сайте выключен. Ваш вопрос не учтён в лимите.
plus-ask-failed-busy = Сейчас слишком много вопросов. Ваш не учтён в лимите; повторите через минуту.
plus-ask-failed-flagged = Автоматическая проверка отклонила ваш вопрос. Он учтён в лимите. Попробуйте спросить другими словами.
plus-ask-failed-too-much = Это больше, чем можно обработать за один раз. Сократите вопрос или начните новый. Он не учтён в лимите.
plus-ask-failed-full = Этот диалог заполнен. Начните новый. Ваш вопрос не учтён в лимите.
plus-ask-failed-refused = На такой вопрос сайт ответить не может. Он не учтён в лимите.
plus-ask-again = Повторить
plus-ask-quota-name = Оставшиеся вопросы
plus-ask-quota = Сегодня осталось { $remaining } из { $limit }
plus-ask-quota-until = обновление в { $time }
plus-ask-quota-more = С Plus без ограничений
plus-ask-spent = Сегодняшние вопросы закончились
plus-ask-spent-until = В { $time } снова будет доступно { $limit }. С Plus ограничений нет.
plus-ask-spent-today = Новые появятся в полночь UTC. С Plus ограничений нет.
plus-ask-spent-draft = Сегодня вопросов больше нет. Ваш текст останется здесь.
plus-ask-see-plans = Посмотреть тарифы

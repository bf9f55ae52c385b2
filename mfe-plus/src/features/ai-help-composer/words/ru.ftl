plus-ask-label = Вопрос
plus-ask-placeholder = Спросите о HTML, CSS, JavaScript или любой другой части веб-платформы
plus-ask-follow-up = Спросите ещё
plus-ask-ask = Спросить
plus-ask-stop = Остановить ответ
plus-ask-key-ask = спросить
plus-ask-key-line = новая строка
plus-ask-key-shift = Shift
plus-ask-about = Ответы берутся со страниц этого сайта.
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
plus-ask-offline = Вы не в сети. Уже прочитанное осталось здесь, а чтобы спросить, нужно соединение.
plus-ask-failed-no-answer = Ответ не пришёл. Ваш вопрос не засчитан.
plus-ask-failed-busy = Сейчас слишком много вопросов. Ваш не засчитан; спросите ещё раз через минуту.
plus-ask-failed-flagged = Ваш вопрос задержан при проверке. Он засчитан. Попробуйте спросить другими словами.
plus-ask-failed-too-much = На такой объём нельзя ответить за один раз. Сократите вопрос или начните новый. Он не засчитан.
plus-ask-failed-full = В этом разговоре больше нет места для вопросов. Начните новый. Ваш вопрос не засчитан.
plus-ask-failed-gone = Этот разговор удалён в другом месте. Начните новый вопрос.
plus-ask-failed-refused = На такой вопрос сайт ответить не может. Он не засчитан.
plus-ask-again = Повторить
plus-ask-quota-name = Оставшиеся вопросы
plus-ask-quota = Сегодня осталось { $remaining } из { $limit }
plus-ask-quota-until = до { $time }
plus-ask-quota-more = С Plus без ограничений
plus-ask-spent = Все вопросы на сегодня заданы
plus-ask-spent-until = В { $time } их снова будет { $limit }. С Plus ограничений нет.
plus-ask-spent-today = Новые будут завтра. С Plus ограничений нет.
plus-ask-see-plans = Посмотреть тарифы

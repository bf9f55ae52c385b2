plus-session-ended = Ваш сеанс завершён. Ничего не потеряно: введённое осталось на месте. Войдите снова в новой вкладке, вернитесь и попробуйте ещё раз.
plus-session-sign-in = Войти
plus-call-again = Попробовать ещё раз
plus-call-again-pending = Пробуем ещё раз...
plus-call-error = Ошибка: { $message }
plus-call-unanswered = Сайт не ответил. Ничего не потеряно: проверьте соединение и попробуйте ещё раз.
plus-call-kept = Ничего не потеряно.

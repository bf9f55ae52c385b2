docs-learning-continue = Продолжить с того же места
docs-learning-start = Начните здесь
docs-learning-next = Следующая глава
docs-learning-all-read = Вы прочитали все главы
docs-learning-at = Вы остановились на разделе «{ $section }».
docs-learning-go-on = Продолжить
docs-learning-begin = Начать
docs-learning-from-start = Читать с начала
docs-learning-exercises = Упражнения
docs-learning-count-of = { $done } из { $count }
docs-learning-progress = Ваш прогресс
docs-learning-read-of = Прочитано глав: { $read } из { $count }
docs-learning-exercises-solved = Решено упражнений
docs-learning-this-week = За эту неделю
docs-learning-chapters = { $count ->
    [one] { $count } глава
    [few] { $count } главы
    [many] { $count } глав
   *[other] { $count } главы
}
docs-learning-last-visit = Последний визит
docs-learning-still-open = Не закончено
docs-learning-missing = { $count ->
    [one] Не пройдена { $count } проверка.
    [few] Не пройдены { $count } проверки.
    [many] Не пройдено { $count } проверок.
   *[other] Не пройдено { $count } проверки.
}
docs-learning-in-account = Сохранено в вашей учётной записи, на всех устройствах.
docs-learning-on-device = Сохранено на этом устройстве.
docs-learning-sign-in = Войдите, чтобы сохранить в учётной записи
docs-learning-saving = Сохранение…
docs-learning-failed = Не удалось сохранить прогресс в учётной записи.
docs-learning-try-again = Повторить
docs-learning-export = Экспортировать прогресс
docs-learning-reset = Сбросить…
docs-learning-reset-question = Удалить весь прогресс вместе с кодом и отметками?
docs-learning-reset-yes = Удалить
docs-learning-reset-no = Отмена
docs-learning-state-done = Прочитано
docs-learning-state-open = Прочитано, есть нерешённые упражнения
docs-learning-state-here = В процессе
docs-learning-state-to-come = Ещё не прочитано
docs-learning-read-on = Прочитано { $date }
docs-learning-points = Проверьте себя

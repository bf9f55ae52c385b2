blog-continue = Продолжить курс
blog-continue-next = Следующий модуль
blog-continue-all-done = Вы прошли все модули
blog-continue-again = Перейти к курсу

plus-staff-title = Сотрудники
plus-staff-lede = Найдите учётную запись, посмотрите её историю и исправьте проблемы. Все действия записываются.
plus-staff-sections = Задачи сотрудников
plus-staff-section-accounts = Учётные записи
plus-staff-section-playgrounds = Жалобы на Playground
plus-staff-section-newsletter = Рассылка
plus-staff-section-mail = Недоставленные письма
plus-staff-section-gaps = Пробелы в содержании
plus-staff-section-answers = Сообщения об ответах
plus-staff-ads = Реклама
plus-staff-telemetry = Телеметрия
plus-staff-surveys = Опросы
plus-staff-back = Все задачи сотрудников
plus-staff-forbidden = Эта страница для сотрудников
plus-staff-forbidden-text = 403: у вашей учётной записи нет доступа к другим.
plus-staff-visitor-text = Войдите с учётной записью сотрудника.
plus-staff-home = На главную страницу
plus-staff-sign-in = Войти

plus-staff-email = Адрес электронной почты
plus-staff-email-hint = Введите первые символы.
plus-staff-find = Найти
plus-staff-finding = Поиск…
plus-staff-found = { $count ->
    [one] { $count } учётная запись
    [few] { $count } учётные записи
    [many] { $count } учётных записей
   *[other] { $count } учётной записи
  }
plus-staff-none = Нет учётных записей, начинающихся с «{ $email }». Учётная запись появляется здесь после первого входа.

plus-staff-account = Учётная запись { $email }
plus-staff-plan = Тариф
plus-staff-state = Состояние
plus-staff-active = Действует
plus-staff-suspended = Приостановлена { $date }
plus-staff-suspended-badge = Приостановлена
plus-staff-created = С нами с
plus-staff-last-active = Последняя активность
plus-staff-never = Никогда
plus-staff-collections = Коллекции
plus-staff-roles = Роли
plus-staff-role-none = Читатель
plus-staff-role-staff = Сотрудник
plus-staff-role-superuser = Суперпользователь
plus-staff-plan-core = Core
plus-staff-plan-mdn_plus_5m = Plus 5, помесячно
plus-staff-plan-mdn_plus_5y = Plus 5, за год
plus-staff-plan-mdn_plus_10m = Supporter 10, помесячно
plus-staff-plan-mdn_plus_10y = Supporter 10, за год

plus-staff-audit = История
plus-staff-audit-when = Когда (UTC)
plus-staff-audit-who = Кто
plus-staff-audit-what = Что
plus-staff-audit-why = Почему
plus-staff-audit-none = Эту учётную запись ещё не меняли.

plus-staff-suspend = Приостановить
plus-staff-suspend-text = Завершает все сеансы учётной записи; войти нельзя, пока приостановка не снята.
plus-staff-lift = Снять приостановку
plus-staff-lift-text = Человек снова сможет войти.
plus-staff-correct = Изменить тариф вручную
plus-staff-correct-text =  Ничего не списывается и не возвращается.
plus-staff-correct-plan = Новый тариф
plus-staff-delete = Удалить учётную запись
plus-staff-delete-text = Навсегда удаляет учётную запись и все её данные. Журнал действий сохраняется.
plus-staff-reason = Причина
plus-staff-reason-hint = Записывается вместе с вашим именем.
plus-staff-confirm = Проверено, это нужная учётная запись: { $email }
plus-staff-cancel = Отмена
plus-staff-working = Выполняется…
plus-staff-done = Готово.
plus-staff-deleted = Учётная запись { $email } удалена.

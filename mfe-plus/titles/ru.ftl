plus-title-collections = Коллекции
plus-title-updates = Обновления
plus-title-settings = Мои настройки
plus-title-staff = Сотрудники
plus-title-newsletter = Рассылка
plus-description-landing = Что даёт подписка, сколько она стоит и с чего начать.
plus-description-newsletter = Новости для веб-разработчиков по электронной почте: подпишитесь на рассылку.
plus-description-updates = Что появилось в браузерах и что вошло в Baseline: по выпускам, с фильтрами и лентами.

plus-title-collections = Коллекции
plus-title-settings = Мои настройки
plus-title-staff = Сотрудники
plus-title-newsletter = Рассылка

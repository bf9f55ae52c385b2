plus-title-collections = Подборки
plus-title-settings = Мои настройки
plus-title-staff = Сотрудники
plus-title-newsletter = Рассылка

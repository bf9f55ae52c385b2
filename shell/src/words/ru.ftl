# Skip links
shell-skip-main = Перейти к основному содержанию
shell-skip-search = Перейти к поиску
shell-skip-language = Перейти к выбору языка

# Menus
shell-menu-label = Главное меню
shell-menu-open = Открыть главное меню
shell-menu-close = Закрыть главное меню
shell-tools-open = Ещё
shell-mark-new = Новое
shell-mark-new-feature = Новая возможность

shell-menu-guides = Гиды
shell-menu-guides-learn = Изучение веб-разработки
shell-menu-guides-html = HTML
shell-menu-guides-css = CSS
shell-menu-guides-javascript = JavaScript
shell-menu-guides-accessibility = Доступность
shell-menu-references = Справочник
shell-menu-references-overview = Все веб-технологии
shell-menu-references-html = HTML
shell-menu-references-css = CSS
shell-menu-references-javascript = JavaScript
shell-menu-references-http = HTTP
shell-menu-references-api = Веб-API
shell-menu-references-extensions = Веб-расширения
shell-menu-plus = Plus
shell-menu-plus-overview = Обзор
shell-menu-plus-docs = Документация
shell-menu-plus-faq = Частые вопросы
shell-menu-curriculum = Курс
shell-menu-blog = Блог
shell-menu-tools = Утилиты
shell-menu-tools-play = Playground
shell-menu-tools-observatory = Observatory
shell-menu-ai-help = AI Help
shell-menu-collections = Коллекции
shell-menu-updates = Обновления
shell-menu-settings = Мои настройки
shell-menu-staff = Сотрудники
shell-menu-help = Справка
shell-menu-feedback = Обратная связь

# Account
shell-log-in = Войти
shell-sign-up = Зарегистрироваться
shell-upgrade = Повысить тариф
shell-sign-out = Выйти
shell-user-menu = Мой { $plus }
shell-subscriber = Подписчик
shell-maintenance-badge = Идёт обслуживание
shell-maintenance-text = API на обслуживании. Вы можете и дальше читать { $site }, но { $plus } и поиск могут быть недоступны. Спасибо за терпение!

# Theme and language
shell-theme-label = Тема: { $theme }
shell-theme-os-default = Как в системе
shell-theme-light = Светлая
shell-theme-dark = Тёмная
shell-language-label = Язык: { $language }
shell-language-untranslated = Ещё не переведено: главная страница

# Notices
shell-offline = Вы читаете офлайн.
shell-offline-page = Эта страница недоступна офлайн. Повторите попытку, когда появится соединение.
shell-back = Вы снова в сети.
shell-notice-close = Закрыть

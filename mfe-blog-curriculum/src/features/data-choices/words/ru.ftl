blog-choices-usage = Отправлять этому сайту статистику использования
blog-choices-saved = Сохранено в этом браузере
blog-choices-not-saved = Браузер не сохранил этот выбор
blog-choices-signal = Ваш браузер просит все сайты не собирать данные (Global Privacy Control), поэтому ничего не отправляется. Изменить это можно в настройках браузера.
blog-choices-script = Для этого переключателя нужен JavaScript. Без JavaScript статистика использования не отправляется.

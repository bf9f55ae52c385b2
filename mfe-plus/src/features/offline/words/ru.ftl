plus-offline-looking = Проверяем, что есть на этом устройстве…
plus-offline-areas = Разделы для хранения на этом устройстве
plus-offline-unsupported = Этот браузер не может хранить страницы для чтения офлайн
plus-offline-unsupported-text = Для чтения офлайн нужны HTTPS и современный браузер; некоторые браузеры не разрешают его в приватных окнах. Попробуйте в обычном окне браузера последней версии.
plus-offline-subscribe = Храните целые разделы документации на своём устройстве и читайте их без сети. Чтение офлайн входит в платные тарифы.
plus-offline-subscribe-link = Подписаться на { $plus }

plus-offline-area-html = HTML
plus-offline-area-css = CSS
plus-offline-area-javascript = JavaScript
plus-offline-area-http = HTTP
plus-offline-area-accessibility = Доступность
plus-offline-area-svg-mathml = SVG и MathML
plus-offline-area-webassembly = WebAssembly
plus-offline-area-api-documents = Веб-API: документы и события
plus-offline-area-api-graphics = Веб-API: графика
plus-offline-area-api-media = Веб-API: аудио и видео
plus-offline-area-api-network = Веб-API: сеть и хранение данных
plus-offline-area-api-system = Веб-API: устройства и система
plus-offline-area-learn = Обучение и курс
plus-offline-area-webextensions = Расширения браузера
plus-offline-area-glossary = Глоссарий
plus-offline-area-guides = Другие руководства
plus-offline-area-site = Страницы самого сайта

plus-offline-pages = { $count ->
    [one] { $count } страница
    [few] { $count } страницы
    [many] { $count } страниц
   *[other] { $count } страницы
  }
plus-offline-state-absent = Нет на этом устройстве
plus-offline-state-waiting = В очереди
plus-offline-state-download = Загрузка
plus-offline-state-unpack = Проверка…
plus-offline-state-ready = На этом устройстве
plus-offline-state-update = Обновление, { $size }
plus-offline-state-paused = Приостановлено
plus-offline-state-failed = Ошибка загрузки
plus-offline-came = { $came } из { $total }
plus-offline-left = { $rate }/с · осталось { $seconds } с
plus-offline-left-unsure = Оцениваем оставшееся время…
plus-offline-pause = Приостановить
plus-offline-resume = Продолжить
plus-offline-update = Обновить
plus-offline-again = Повторить
plus-offline-remove = Удалить
plus-offline-remove-area = Удалить: { $area }

plus-offline-prefer-online = Предпочитать страницы с сайта
plus-offline-prefer-online-text = Если включено, при наличии сети страницы загружаются с сайта. Если выключено, страницы, которые есть на этом устройстве, открываются с него даже при наличии сети.
plus-offline-auto = Обновлять автоматически
plus-offline-auto-text = Пока сайт открыт, раз в час проверяет изменения и загружает только то, что изменилось.

plus-offline-storage = Хранилище
plus-offline-storage-here = { $here } на этом устройстве
plus-offline-storage-going = { $here } на этом устройстве, по завершении — { $later }
plus-offline-to-come = Осталось загрузить
plus-offline-kept = Этот браузер отводит около { $quota } и обещал не удалять эти страницы.
plus-offline-not-kept = Этот браузер отводит около { $quota } и может удалить эти страницы при нехватке места.
plus-offline-persist = Попросить не удалять
plus-offline-clear = Удалить все офлайн-страницы
plus-offline-clear-confirm = Удалить все страницы, сохранённые на этом устройстве? Их можно в любой момент загрузить снова.
plus-offline-history = История состояний

plus-offline-problem = Чтение офлайн
plus-offline-pack-no-room = Недостаточно места: { $pack }. Выберите меньше разделов или освободите место на устройстве и повторите попытку. Страницы, которые уже есть на этом устройстве, можно читать по-прежнему.
plus-offline-pack-tampered = Загруженный файл не совпадает с опубликованным и отброшен: { $pack }. Страницы, которые уже есть на этом устройстве, можно читать по-прежнему.
plus-offline-pack-truncated = Файл загружен не полностью: { $pack }. Страницы, которые уже есть на этом устройстве, можно читать по-прежнему.
plus-offline-pack-reordered = Загруженный файл собран неправильно и отброшен: { $pack }. Страницы, которые уже есть на этом устройстве, можно читать по-прежнему.
plus-offline-pack-unsigned = У загруженного файла нет подписи, которой доверяет этот сайт, и он отброшен: { $pack }. Страницы, которые уже есть на этом устройстве, можно читать по-прежнему.
plus-offline-pack-keys-unusable = Этот браузер не может проверить, кто опубликовал файлы. Обновите его, чтобы читать офлайн.
plus-offline-packs-not-ready = Файлы для чтения офлайн ещё готовятся (пока { $percent } %). Повторите попытку через минуту.
plus-offline-packs-off = Этот сайт не предоставляет файлы для чтения офлайн.
plus-offline-offline-file-missing = Не удалось загрузить то, что нужно для чтения офлайн. Проверьте соединение и повторите попытку.
plus-offline-offline-failed = При чтении офлайн что-то пошло не так. Повторите попытку. Если это повторится, перезагрузите страницу.
plus-offline-files = Чтобы скачивать файлы, подписка не нужна: в конце страниц документации можно получить весь раздел в виде ZIP-архива, книги EPUB или набора docset.

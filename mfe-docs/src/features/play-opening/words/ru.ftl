### Where the code of the Playground comes from.

docs-open-title = Открыть
docs-open-close = Закрыть
docs-open-files = Из файла
docs-open-files-text = Перетащите файл ZIP, HTML, CSS или JavaScript в любое место этой страницы или выберите его. Он читается на вашем устройстве и никуда не отправляется.
docs-open-choose = Выбрать файл
docs-open-opened = «{ $name }» открыт. Нажмите «Запустить», чтобы запустить код.
docs-open-left-out = { $count ->
    [0] Не вошло: { $names }.
    [one] Не вошло: { $names } и ещё { $count } файл.
    [few] Не вошло: { $names } и ещё { $count } файла.
    [many] Не вошло: { $names } и ещё { $count } файлов.
   *[other] Не вошло: { $names } и ещё { $count } файла.
  }
docs-open-unchanged = Ваш код не изменился.
docs-open-problem-too-large = Файл «{ $file }» слишком большой. Страница может занимать до 1 МБ, ZIP-файл — до 20 МБ.
docs-open-problem-not-code = «{ $file }» — не файл ZIP, HTML, CSS или JavaScript.
docs-open-problem-broken-zip = Файл «{ $file }» повреждён или это не ZIP-файл.
docs-open-problem-encrypted = Файл «{ $file }» защищён паролем. Распакуйте его и откройте файлы.
docs-open-problem-unknown-zip = Файл «{ $file }» сжат способом, который эта страница не умеет читать. Распакуйте его и откройте файлы.
docs-open-problem-bomb = В файле «{ $file }» после распаковки больше 1 МБ кода.
docs-open-problem-binary = «{ $file }» — не текст в UTF-8.
docs-open-problem-no-html = В файле «{ $file }» нет HTML-файла.
docs-open-problem-unreadable = Не удалось прочитать «{ $file }». Если это папка, выберите файлы в ней.
docs-open-templates = Из шаблона
docs-start-title = Начните с того, что работает
docs-start-text = Выберите шаблон, напишите свой код или перетащите сюда файл.
docs-start-coming = Результат появится здесь, когда код загрузится.
docs-template-opened = Открыт шаблон «{ $name }». Меняйте что угодно.
docs-template-document = Документ
docs-template-document-text = Заголовок, текст и рисунок с хорошими значениями по умолчанию.
docs-template-flexbox = Вёрстка на flexbox
docs-template-flexbox-text = Ряд карточек, который переносится и делит место.
docs-template-grid = Вёрстка на grid
docs-template-grid-text = Именованные области, которые меняются с шириной.
docs-template-form = Форма с проверкой
docs-template-form-text = Подписи и ошибки без библиотек.
docs-template-canvas = Анимация на canvas
docs-template-canvas-text = Цикл рисования, который можно остановить.
docs-template-fetch = Список через Fetch
docs-template-fetch-text = Загрузка, пустой список и ошибка — все три случая.
docs-kept-title = На этом устройстве
docs-kept-text = { $count } из { $most }, только в этом браузере. Когда список полон, самое старое удаляется.
docs-kept-untitled = Без названия
docs-kept-opened = «{ $name }» открыт.
docs-kept-rename = Переименовать { $name }
docs-kept-delete-named = Удалить { $name }
docs-kept-name = Название
docs-kept-save = Сохранить
docs-kept-cancel = Отмена
docs-kept-delete-question = Удалить «{ $name }» с этого устройства?
docs-kept-delete = Удалить
docs-kept-full = Не удалось сохранить название: на устройстве нет места. Удалите один из Playground и повторите попытку.

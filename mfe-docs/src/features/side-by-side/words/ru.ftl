docs-beside-heading = { $title }: рядом с английской страницей
docs-beside-about = Перевод и английская страница, раздел за разделом. Работающие примеры и таблицы браузеров — на самой странице.
docs-beside-page = Читать перевод
docs-beside-english = Посмотреть на английском
docs-beside-note = Прежде чем сравнивать
docs-beside-gone = Английской страницы больше нет. Сравнить этот перевод не с чем.
docs-beside-unknown = Неизвестно, с какого английского текста сделан этот перевод.
docs-beside-behind = После перевода английская страница изменилась.
docs-beside-changes =
    { $count ->
        [one] С { $date } внесено { $count } изменение.
        [few] С { $date } внесено { $count } изменения.
        [many] С { $date } внесено { $count } изменений.
       *[other] С { $date } внесено { $count } изменения.
    }
docs-beside-unmatched =
    { $count ->
        [one] { $count } раздел есть только на одной из двух страниц.
        [few] { $count } раздела есть только на одной из двух страниц.
        [many] { $count } разделов есть только на одной из двух страниц.
       *[other] { $count } раздела есть только на одной из двух страниц.
    }
docs-beside-no-english = На английской странице нет этого раздела.
docs-beside-no-translation = Этот раздел не переведён.
docs-beside-data = Посмотреть таблицу на странице
docs-beside-none = Показывать нечего.

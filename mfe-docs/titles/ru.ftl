docs-title-feedback = Что говорят читатели
docs-title-play = Playground
docs-description-play = Пишите HTML, CSS и JavaScript, сразу смотрите результат и делитесь им по ссылке.
docs-title-translations = Переводы
docs-description-translations = Сколько страниц есть на каждом языке и насколько переводы отстают от английских страниц.
docs-title-side-by-side = Рядом с английской версией

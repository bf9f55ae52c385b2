docs-title-feedback = Что говорят читатели
docs-title-play = Playground
docs-description-play = Пишите HTML, CSS и JavaScript, сразу смотрите результат и делитесь им по ссылке.

content-link-external = Внешняя ссылка
content-link-english = Только на английском
content-link-missing = Эта страница ещё не написана

### Chunk: docs-survey-words

### A survey between the title of a document and its text.

docs-survey-thanks = Спасибо! Ваши ответы отправлены.
docs-survey-previewed = Это был предпросмотр: ваши ответы не отправлены.
docs-survey-dismiss = Скрыть этот опрос
docs-survey-unsent = Ваши ответы не отправлены. Нажмите ещё раз, чтобы скрыть опрос и удалить их.
docs-survey-preview = Это предпросмотр: ничего не подсчитывается и не сохраняется.
docs-survey-loading = Форма загружается…
docs-survey-late = Форма загружается слишком долго. Её можно открыть в новой вкладке.
docs-survey-new-tab = Открыть форму в новой вкладке
docs-survey-privacy = Ответы хранятся с сегодняшней датой, без вашего имени, учётной записи и IP-адреса.
docs-survey-send = Отправить
docs-survey-sending = Отправка…
docs-survey-counter = { $length } из { $limit } символов
docs-survey-problem-empty = Ответьте хотя бы на один вопрос.
docs-survey-problem-long = Один из ответов слишком длинный. Сократите его и отправьте ещё раз.
docs-survey-problem-closed = Этот опрос больше не принимает эти ответы. Возможно, он завершён или изменён.
docs-survey-problem-failed = Не удалось отправить ответы. Они остались здесь: попробуйте ещё раз чуть позже.

reading-toc-heading = В этой статье
reading-copy = Копировать
reading-copied = Скопировано!
reading-copy-failed = Не удалось скопировать в буфер обмена!
reading-breadcrumbs = Навигационная цепочка
reading-previous = Назад
reading-next = Далее
reading-previous-next = Предыдущая и следующая

### Chunk: editor-words

### The editor of the Playground.

docs-editor-leave = Esc, затем Tab — выход из редактора
docs-editor-place = Строка { $line }, столбец { $column }
docs-editor-problems = { $count ->
    [one] { $count } проблема
    [few] { $count } проблемы
    [many] { $count } проблем
   *[other] { $count } проблемы
  }
docs-editor-format = Форматировать
docs-editor-formatting = Форматирование…
docs-editor-formatted = Код отформатирован.
docs-editor-not-formatted = Код не изменён: синтаксическая ошибка в строке { $line }.
docs-editor-format-away = Не удалось отформатировать код. Проверьте подключение и повторите попытку.
docs-editor-unexpected = Неожиданно: { $text }
docs-editor-missing = Здесь чего-то не хватает.
docs-editor-unclosed = <{ $tag }> не закрыт.
docs-editor-stray = { $tag } не закрывает ни одного открытого элемента.
docs-editor-high = Широко доступно
docs-editor-low = Недавно доступно
docs-editor-limited = Ограниченно доступно
docs-editor-completions = Подсказки
docs-editor-diagnostics = Проблемы
docs-editor-find = Найти
docs-editor-replace = Заменить на
docs-editor-next = Следующее
docs-editor-previous = Предыдущее
docs-editor-all = Выделить все
docs-editor-case = Учитывать регистр
docs-editor-regexp = Регулярное выражение
docs-editor-words = Слова целиком
docs-editor-replace-one = Заменить
docs-editor-replace-all = Заменить все
docs-editor-replaced = Заменено совпадений: { $count }
docs-editor-replaced-line = Заменено совпадение в строке { $line }
docs-editor-close = Закрыть
docs-editor-match = Текущее совпадение
docs-editor-on-line = в строке
docs-editor-go-to-line = Перейти к строке
docs-editor-go = Перейти
docs-editor-fold-line = Свернуть
docs-editor-unfold = Развернуть
docs-editor-folded = Свёрнуты строки
docs-editor-unfolded = Развёрнуты строки
docs-editor-to = по
docs-editor-folded-code = Свёрнутый код
docs-editor-control = Управляющий символ
docs-editor-deleted = Выделенное удалено

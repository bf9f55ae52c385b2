plus-flagged-title = Жалобы на Playground
plus-flagged-state-flagged = На проверке
plus-flagged-state-hidden = Скрытые
plus-flagged-count = { $count ->
    [one] { $count } Playground
    [few] { $count } Playground
    [many] { $count } Playground
   *[other] { $count } Playground
  }
plus-flagged-none-flagged = Проверять нечего.
plus-flagged-none-hidden = Скрытых Playground нет.
plus-flagged-reports = { $count ->
    [one] { $count } открытая жалоба
    [few] { $count } открытые жалобы
    [many] { $count } открытых жалоб
   *[other] { $count } открытой жалобы
  }
plus-flagged-more = Показать ещё
plus-flagged-owner = Автор: { $email }
plus-flagged-hidden = Скрыто { $date }: { $reason }
plus-flagged-said = Жалобы читателей
plus-flagged-said-none = Жалоб нет.
plus-flagged-no-reason = Без причины
plus-flagged-settled = (рассмотрена)
plus-flagged-code = Код
plus-flagged-reason = Причина
plus-flagged-reason-hint = Записывается вместе с вашим именем. При скрытии и восстановлении её узнает автор.
plus-flagged-hide = Скрыть от читателей
plus-flagged-restore = Показать снова
plus-flagged-settle = Оставить
plus-flagged-done-hide = «{ $title }» скрыт. Автор видит причину.
plus-flagged-done-restore = «{ $title }» снова доступен.
plus-flagged-done-settle = Жалобы на «{ $title }» рассмотрены.

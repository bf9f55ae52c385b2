plus-upgrade = Повысить тариф
plus-too-long = Текст должен быть не длиннее { $limit } символов.
plus-characters = { $length }/{ $limit }
plus-collection-form-new = Новая коллекция
plus-collection-form-edit = Изменить коллекцию
plus-collection-form-name = Название
plus-collection-form-name-missing = Введите название.
plus-collection-form-description = Описание
plus-collection-form-optional = Необязательно
plus-collection-full = Достигнут предел числа коллекций
plus-collection-full-text = Тариф Core включает до { $limit } коллекций вместе с «Сохранёнными статьями». На другом тарифе их может быть сколько угодно.
plus-collection-delete = Удалить «{ $name }»?
plus-collection-delete-text = { $count ->
    [0] В ней нет статей.
    [one] { $count } статья больше не будет в ней сохранена. Сама страница останется на месте.
    [few] { $count } статьи больше не будут в ней сохранены. Сами страницы останутся на месте.
    [many] { $count } статей больше не будут в ней сохранены. Сами страницы останутся на месте.
   *[other] { $count } статьи больше не будут в ней сохранены. Сами страницы останутся на месте.
  }
plus-saving = Сохраняем…
plus-save-submit = Сохранить

plus-save-note = Заметка
plus-save-note-hint = Её видите только вы, пока не поделитесь коллекцией вместе с заметками.
plus-saving = Сохраняем…
plus-save-submit = Сохранить

plus-conflict = Изменено в другом месте
plus-conflict-text = Пока вы писали, в другой вкладке или на другом устройстве сохранили вот это:
plus-conflict-theirs = Взять это
plus-conflict-mine = Сохранить моё
plus-conflict-no-note = (без заметки)

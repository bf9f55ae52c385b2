plus-save-note = Nota
plus-save-note-hint = Só você pode ver, a menos que compartilhe a coleção com as notas.
plus-saving = Salvando…
plus-save-submit = Salvar

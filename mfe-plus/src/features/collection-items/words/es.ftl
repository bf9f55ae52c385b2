plus-save-note = Nota
plus-save-note-hint = Solo tú puedes verla, a menos que compartas la colección con sus notas.
plus-saving = Guardando…
plus-save-submit = Guardar

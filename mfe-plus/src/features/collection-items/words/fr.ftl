plus-save-note = Note
plus-save-note-hint = Vous seul pouvez la voir, sauf si vous partagez la collection avec ses notes.
plus-saving = Enregistrement…
plus-save-submit = Enregistrer

plus-conflict = Modificado en otro lugar
plus-conflict-text = Mientras escribías, se guardó esto en otra pestaña o en otro dispositivo:
plus-conflict-theirs = Usar eso
plus-conflict-mine = Guardar lo mío
plus-conflict-no-note = (sin nota)

docs-marks-progress = { $done } de { $count } hechos
docs-marks-done = Hecho
docs-marks-not-yet = Aún no
docs-marks-failed = No se pudo comprobar
docs-marks-failed-because = No se pudo comprobar: { $reason }
docs-marks-now-done = Hecho: { $sentence }
docs-marks-all-done = Todo hecho. ¡Buen trabajo!
docs-marks-silent = tu código no responde

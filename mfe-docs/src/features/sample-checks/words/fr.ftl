docs-marks-progress = { $done } sur { $count } réussis
docs-marks-done = Réussi
docs-marks-not-yet = Pas encore
docs-marks-failed = Vérification impossible
docs-marks-failed-because = Vérification impossible : { $reason }
docs-marks-now-done = Réussi : { $sentence }
docs-marks-all-done = Tout est réussi. Bravo !
docs-marks-silent = votre code ne répond pas

docs-marks-progress = { $done } de { $count } prontos
docs-marks-done = Pronto
docs-marks-not-yet = Ainda não
docs-marks-failed = Não foi possível verificar
docs-marks-failed-because = Não foi possível verificar: { $reason }
docs-marks-now-done = Pronto: { $sentence }
docs-marks-all-done = Tudo pronto. Bom trabalho!
docs-marks-silent = seu código não está respondendo

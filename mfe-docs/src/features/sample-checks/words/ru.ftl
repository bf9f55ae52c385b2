docs-marks-progress = Готово: { $done } из { $count }
docs-marks-done = Готово
docs-marks-not-yet = Ещё нет
docs-marks-failed = Не удалось проверить
docs-marks-failed-because = Не удалось проверить: { $reason }
docs-marks-now-done = Готово: { $sentence }
docs-marks-all-done = Всё готово. Отличная работа!
docs-marks-silent = код не отвечает

docs-marks-progress = { $count } 件中 { $done } 件できました
docs-marks-done = できました
docs-marks-not-yet = まだです
docs-marks-failed = 確認できませんでした
docs-marks-failed-because = 確認できませんでした: { $reason }
docs-marks-now-done = できました: { $sentence }
docs-marks-all-done = すべてできました。お見事です！
docs-marks-silent = サンプルが応答しません

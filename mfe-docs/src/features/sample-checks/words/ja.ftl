docs-marks-progress = { $count } 件中 { $done } 件できました
docs-marks-done = できました
docs-marks-not-yet = まだです
docs-marks-failed = 確認できませんでした
docs-marks-failed-because = 確認できませんでした: { $reason }
docs-marks-now-done = できました: { $sentence }
docs-marks-all-done = すべて完了しました。お見事です！
docs-marks-silent = コードが応答していません

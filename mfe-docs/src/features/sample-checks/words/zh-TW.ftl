docs-marks-progress = 已完成 { $done }/{ $count } 項
docs-marks-done = 已完成
docs-marks-not-yet = 未完成
docs-marks-failed = 無法檢查
docs-marks-failed-because = 無法檢查：{ $reason }
docs-marks-now-done = 已完成：{ $sentence }
docs-marks-all-done = 全部完成。做得好！
docs-marks-silent = 您的程式碼沒有回應

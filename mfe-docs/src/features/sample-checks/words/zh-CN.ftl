docs-marks-progress = 已完成 { $done }/{ $count } 项
docs-marks-done = 已完成
docs-marks-not-yet = 未完成
docs-marks-failed = 无法检查
docs-marks-failed-because = 无法检查：{ $reason }
docs-marks-now-done = 已完成：{ $sentence }
docs-marks-all-done = 全部完成。做得好！
docs-marks-silent = 你的代码没有响应

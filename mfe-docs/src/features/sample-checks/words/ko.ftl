docs-marks-progress = { $count }개 중 { $done }개 완료
docs-marks-done = 완료
docs-marks-not-yet = 아직
docs-marks-failed = 확인할 수 없음
docs-marks-failed-because = 확인할 수 없음: { $reason }
docs-marks-now-done = 완료: { $sentence }
docs-marks-all-done = 모두 완료했습니다. 잘하셨어요!
docs-marks-silent = 코드가 응답하지 않습니다

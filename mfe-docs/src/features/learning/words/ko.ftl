docs-learning-continue = 이어서 학습하기
docs-learning-start = 여기서 시작하세요
docs-learning-next = 다음 장
docs-learning-all-read = 모든 장을 읽었습니다
docs-learning-at = “{ $section }”까지 읽었습니다.
docs-learning-go-on = 계속하기
docs-learning-begin = 시작하기
docs-learning-from-start = 처음부터 읽기
docs-learning-exercises = 연습 문제
docs-learning-count-of = { $count }개 중 { $done }개
docs-learning-progress = 학습 진도
docs-learning-read-of = { $count }개 장 중 { $read }개를 읽음
docs-learning-exercises-solved = 해결한 연습 문제
docs-learning-this-week = 이번 주
docs-learning-chapters = { $count ->
   *[other] { $count }개 장
}
docs-learning-last-visit = 마지막 방문
docs-learning-still-open = 미완료
docs-learning-missing = { $count ->
   *[other] 확인 항목 { $count }개가 남았습니다.
}
docs-learning-in-account = 계정에 저장되어 모든 기기에서 볼 수 있습니다.
docs-learning-on-device = 이 기기에 저장되었습니다.
docs-learning-sign-in = 로그인하여 계정에 저장하기
docs-learning-saving = 저장 중…
docs-learning-failed = 학습 진도를 계정에 저장하지 못했습니다.
docs-learning-try-again = 다시 시도
docs-learning-export = 진도 내보내기
docs-learning-reset = 초기화…
docs-learning-reset-question = 코드와 체크 표시를 포함해 모든 진도를 삭제할까요?
docs-learning-reset-yes = 삭제
docs-learning-reset-no = 취소
docs-learning-state-done = 읽음
docs-learning-state-open = 읽음, 남은 연습 문제 있음
docs-learning-state-here = 학습 중
docs-learning-state-to-come = 아직 읽지 않음
docs-learning-read-on = { $date }에 읽음
docs-learning-points = 스스로 확인하기

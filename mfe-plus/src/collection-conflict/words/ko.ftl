plus-conflict = 다른 곳에서 변경됨
plus-conflict-text = 작성하는 동안 다른 탭이나 다른 기기에서 다음 내용이 저장되었습니다:
plus-conflict-theirs = 그것을 사용
plus-conflict-mine = 내 것을 저장
plus-conflict-no-note = (메모 없음)

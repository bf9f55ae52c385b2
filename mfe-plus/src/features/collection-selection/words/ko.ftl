plus-selection = 선택한 글
plus-selection-count = { $count }개 선택됨
plus-selection-most = (한 번에 최대 { $limit }개)
plus-selection-clear = 선택 해제
plus-selection-move = 이동…
plus-selection-move-title = 선택한 글 이동 ({ $count })
plus-selection-move-submit = 이동
plus-selection-moving = 이동하는 중…

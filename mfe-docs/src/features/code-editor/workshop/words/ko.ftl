### Chunk: editor-words

### The editor of the Playground.

docs-editor-leave = Esc 다음에 Tab을 누르면 편집기를 벗어납니다
docs-editor-place = { $line }행, { $column }열
docs-editor-problems = 문제 { $count }개
docs-editor-format = 서식 정리
docs-editor-formatting = 서식을 정리하는 중…
docs-editor-formatted = 서식을 정리했습니다.
docs-editor-not-formatted = 정리하지 못했습니다. { $line }행에 구문 오류가 있습니다.
docs-editor-format-away = 코드의 서식을 정리하지 못했습니다. 연결을 확인하고 다시 시도하세요.
docs-editor-unexpected = 예상하지 못한 내용: { $text }
docs-editor-missing = 여기에 빠진 것이 있습니다.
docs-editor-unclosed = <{ $tag }>이(가) 닫히지 않았습니다.
docs-editor-stray = { $tag }에 해당하는 열린 요소가 없습니다.
docs-editor-high = 폭넓게 사용 가능
docs-editor-low = 새로 사용 가능
docs-editor-limited = 제한적으로 사용 가능
docs-editor-completions = 제안
docs-editor-diagnostics = 문제
docs-editor-find = 찾기
docs-editor-replace = 바꿀 내용
docs-editor-next = 다음
docs-editor-previous = 이전
docs-editor-all = 모두 선택
docs-editor-case = 대소문자 구분
docs-editor-regexp = 정규 표현식
docs-editor-words = 단어 단위
docs-editor-replace-one = 바꾸기
docs-editor-replace-all = 모두 바꾸기
docs-editor-replaced = { $count }개를 바꿨습니다
docs-editor-replaced-line = { $line }행의 일치 항목을 바꿨습니다
docs-editor-close = 닫기
docs-editor-match = 현재 일치 항목
docs-editor-on-line = 행
docs-editor-go-to-line = 행으로 이동
docs-editor-go = 이동
docs-editor-fold-line = 접기
docs-editor-unfold = 펼치기
docs-editor-folded = 접은 행
docs-editor-unfolded = 펼친 행
docs-editor-to = ~
docs-editor-folded-code = 접힌 코드
docs-editor-control = 제어 문자
docs-editor-deleted = 선택 영역을 삭제했습니다

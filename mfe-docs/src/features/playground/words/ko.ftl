### The Playground.

docs-play-title = Playground
docs-play-run = 실행
docs-play-clear = 모두 지우기
docs-play-reset = 초기화
docs-play-copy = 링크 복사
docs-play-copied = 코드가 담긴 링크를 클립보드에 복사했습니다.
docs-play-not-copied = 링크를 복사하지 못했습니다.
docs-play-too-long = 코드가 너무 길어 링크로 만들 수 없습니다.
docs-play-clear-question = 정말 모두 지우시겠습니까?
docs-play-reset-question = 정말 변경 사항을 되돌리시겠습니까?
docs-play-result = 결과
docs-play-console = 콘솔
docs-play-console-empty = 코드를 실행하면 출력이 여기에 표시됩니다.
docs-play-error = 오류:
docs-play-warned = 경고:
docs-play-warning = 이 코드는 방금 연 주소에 들어 있던 것입니다. 준 사람을 신뢰할 때만 실행하고 비밀 정보는 입력하지 마세요.
docs-play-editor = { $language } 편집기
docs-play-script = Playground를 사용하려면 JavaScript가 필요합니다.
docs-play-silent = 코드가 응답하지 않습니다.
docs-play-offline = 오프라인입니다. 다시 온라인이 되면 바로 코드가 실행됩니다.
docs-play-unreadable = 이 주소의 코드를 읽을 수 없습니다.

### The Playground.

docs-play-title = Playground
docs-play-run = 실행
docs-play-clear = 모두 지우기
docs-play-reset = 초기화
docs-play-copy = 링크 복사
docs-play-copied = 링크를 복사했습니다.
docs-play-not-copied = 링크를 복사하지 못했습니다.
docs-play-too-long = 코드가 너무 길어 링크로 공유할 수 없습니다.
docs-play-clear-question = 정말 모두 지우시겠습니까?
docs-play-reset-question = 정말 변경 내용을 되돌리시겠습니까?
docs-play-result = 결과
docs-play-console = 콘솔
docs-play-console-empty = 코드를 실행하면 여기에 출력이 표시됩니다.
docs-play-error = 오류:
docs-play-warned = 경고:
docs-play-warning = 이 코드는 공유 링크에서 왔습니다. 보낸 사람을 신뢰할 때만 실행하고 비밀번호나 개인 정보를 입력하지 마세요.
docs-play-editor = { $language } 편집기
docs-play-script = Playground를 사용하려면 JavaScript가 필요합니다.
docs-play-silent = 코드가 응답하지 않습니다. 무한 루프가 있을 수 있습니다.
docs-play-offline = 오프라인입니다. 다시 연결되면 코드가 실행됩니다.
docs-play-unreadable = 이 링크에는 올바른 코드가 없습니다.
docs-play-stopped = { $place }에서 중지됨: 코드가 3초 동안 쉬지 않고 실행되었습니다. 무한 루프가 있을 수 있습니다.
docs-play-place = { $language } { $line }행
docs-play-stop = 중지
docs-play-ended = 코드를 중지했습니다.

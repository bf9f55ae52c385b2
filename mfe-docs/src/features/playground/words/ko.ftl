### The Playground.

docs-play-title = Playground
docs-play-run = 실행
docs-play-clear = 모두 지우기
docs-play-result = 결과
docs-play-console = 콘솔
docs-play-editor = { $language } 편집기
docs-play-pane = { $name } 창
docs-play-import-map = 가져오기 맵
docs-play-code = 코드
docs-play-more = 도구 더 보기
docs-play-offline = 오프라인입니다. 다시 연결되면 코드가 실행됩니다.
docs-play-stop = 중지
docs-play-share = 공유
docs-play-share-away = 공유하려면 연결이 필요합니다. 코드는 그대로 있습니다. 다시 연결되면 한 번 더 시도하세요.
docs-play-dialog-away = 열지 못했습니다. 연결을 확인하고 다시 시도하세요. 코드는 그대로 있습니다.
docs-play-undo = 실행 취소
docs-play-undone = 코드를 이전 상태로 되돌렸습니다.
docs-play-live = 입력하는 동안 실행
docs-play-live-paused = 실행을 누를 때까지 일시 중지됩니다.

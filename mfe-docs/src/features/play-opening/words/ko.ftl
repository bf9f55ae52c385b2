### Where the code of the Playground comes from.

docs-open-title = 열기
docs-open-close = 닫기
docs-open-files = 파일에서
docs-open-files-text = ZIP, HTML, CSS, JavaScript 파일을 이 페이지 아무 곳에나 놓거나 선택하세요. 파일은 기기에서만 읽고 어디에도 보내지 않습니다.
docs-open-choose = 파일 선택
docs-open-opened = “{ $name }” 파일을 열었습니다. 실행을 누르면 실행됩니다.
docs-open-left-out = { $count ->
    [0] 제외한 파일: { $names }.
   *[other] 제외한 파일: { $names } 외 { $count }개.
  }
docs-open-unchanged = 코드는 바뀌지 않았습니다.
docs-open-problem-too-large = “{ $file }” 파일이 너무 큽니다. 페이지는 1MB, ZIP 파일은 20MB까지 열 수 있습니다.
docs-open-problem-not-code = “{ $file }” 파일은 ZIP, HTML, CSS, JavaScript 파일이 아닙니다.
docs-open-problem-broken-zip = “{ $file }” 파일이 손상되었거나 ZIP 파일이 아닙니다.
docs-open-problem-encrypted = “{ $file }” 파일은 비밀번호로 보호되어 있습니다. 압축을 푼 다음 안의 파일을 여세요.
docs-open-problem-unknown-zip = “{ $file }” 파일은 이 페이지에서 읽을 수 없는 방식으로 압축되어 있습니다. 압축을 푼 다음 안의 파일을 여세요.
docs-open-problem-bomb = “{ $file }” 파일의 압축을 풀면 코드가 1MB를 넘습니다.
docs-open-problem-binary = “{ $file }” 파일은 UTF-8 텍스트가 아닙니다.
docs-open-problem-no-html = “{ $file }” 파일에 HTML 파일이 없습니다.
docs-open-problem-unreadable = “{ $file }” 파일을 읽지 못했습니다. 폴더라면 안의 파일을 선택하세요.
docs-open-templates = 템플릿에서
docs-start-title = 작동하는 것부터 시작하기
docs-start-text = 템플릿을 고르거나, 직접 코드를 쓰거나, 여기에 파일을 놓으세요.
docs-start-coming = 코드를 불러오면 결과가 여기에 표시됩니다.
docs-template-opened = “{ $name }” 템플릿을 열었습니다. 무엇이든 바꿔 보세요.
docs-template-document = 문서
docs-template-document-text = 제목, 본문, 그림과 좋은 기본값.
docs-template-flexbox = 플렉스박스 레이아웃
docs-template-flexbox-text = 줄을 바꾸며 공간을 나누는 카드 행.
docs-template-grid = 그리드 레이아웃
docs-template-grid-text = 너비에 따라 바뀌는 이름 있는 영역.
docs-template-form = 검사가 있는 양식
docs-template-form-text = 라이브러리 없는 레이블과 오류 메시지.
docs-template-canvas = 캔버스 애니메이션
docs-template-canvas-text = 일시 중지할 수 있는 그리기 루프.
docs-template-fetch = Fetch로 만드는 목록
docs-template-fetch-text = 불러오는 중, 비어 있음, 오류의 세 가지 상태.
docs-kept-title = 이 기기
docs-kept-text = { $most }개 중 { $count }개, 이 브라우저에만 저장됩니다. 목록이 가득 차면 가장 오래된 것이 사라집니다.
docs-kept-untitled = 제목 없음
docs-kept-opened = “{ $name }” 열림.
docs-kept-rename = { $name } 이름 바꾸기
docs-kept-delete-named = { $name } 삭제
docs-kept-name = 이름
docs-kept-save = 저장
docs-kept-cancel = 취소
docs-kept-delete-question = “{ $name }” 항목을 이 기기에서 삭제할까요?
docs-kept-delete = 삭제
docs-kept-full = 이름을 저장하지 못했습니다. 이 기기에 공간이 없습니다. Playground를 하나 삭제하고 다시 시도하세요.

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

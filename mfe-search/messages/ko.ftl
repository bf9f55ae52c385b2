search-label = 문서 검색
search-placeholder = 검색
search-in-header = 이 사이트 검색
search-in-page = 다시 검색
search-submit = 검색
search-open = 검색

search-title = 검색: "{ $query }"
search-title-page = 검색: "{ $query }" ({ $page }쪽)
search-title-empty = 검색어가 없어 결과도 없습니다.
search-hint = 위에 속성, 메서드, 주제 등 한두 단어를 입력하세요.

search-count = { $shown }개 문서를 찾았습니다
search-count-titles = 제목으로 { $shown }개 문서를 찾았습니다

search-none = “{ $query }”이(가) 들어 있는 문서가 없습니다
search-none-hint = 단어를 줄이거나, 철자를 바꾸거나, 속성이나 메서드의 이름으로 찾아보세요.
search-none-action = 참고서 둘러보기
search-past-end = 검색 결과는 이 페이지보다 앞에서 끝납니다
search-past-end-hint = “{ $query }”의 검색 결과는 모두 { $pages }쪽입니다.
search-past-end-action = 첫 페이지로 돌아가기

search-pages = 검색 결과 페이지
search-previous = 이전
search-next = 다음
search-page = { $page }쪽

search-broken = 검색이 응답하지 않았습니다
search-broken-hint = 입력한 단어가 아니라 연결이나 서버의 문제입니다.
search-broken-reload = 다시 시도

search-in-page = 다시 검색
search-field = 문서 검색
search-field-placeholder = 검색
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

search-count-more = 문서를 { $shown }개 넘게 찾았습니다
search-took = { $milliseconds }밀리초

search-titles-note = 제목만 검색했습니다
search-titles-note-text = 모든 본문의 색인을 아직 만들고 있습니다. 잠시 뒤에 다시 검색하면 더 찾을 수 있습니다.

search-order = 정렬
search-order-best = 최적
search-order-relevance = 관련도
search-order-popularity = 인기

search-language = 언어
search-language-both = { $language } 및 영어

search-did-you-mean = 혹시 이것을 찾으셨나요?

search-problems = 이 검색에는 답할 수 없습니다
search-problem-q = 검색할 말을 200자 이내로 입력하세요.
search-problem-page = 쪽은 1부터 10까지만 있습니다.
search-problem-sort = 결과는 최적, 관련도, 인기 순으로 정렬할 수 있습니다.
search-problem-locale = 이 사이트에 없는 언어가 들어 있습니다.
search-problem-other = “{ $parameter }”의 값을 쓸 수 없습니다.
search-problems-action = 낱말만으로 검색

search-score = 점수 { $value }
search-popularity = 인기도 { $value }

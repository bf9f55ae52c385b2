search-in-page = 다시 검색
search-field = 문서 검색
search-field-placeholder = 검색
search-title = 검색: “{ $query }”
search-title-page = 검색: “{ $query }” ({ $page }쪽)
search-title-empty = 검색어가 없어 결과도 없습니다.
search-hint = 위에 속성, 메서드, 주제 등 한두 단어를 입력하세요.

search-count = { $shown }개 문서를 찾았습니다
search-count-titles = 제목이 일치하는 문서 { $shown }개

search-none = “{ $query }”에 대한 검색 결과가 없습니다
search-none-hint = 단어를 줄이거나, 철자를 바꾸거나, 속성이나 메서드의 이름으로 찾아보세요.
search-none-action = 참고서 둘러보기
search-past-end = { $page }쪽은 없습니다
search-past-end-hint = “{ $query }”의 검색 결과는 모두 { $pages }쪽입니다.
search-past-end-action = 첫 페이지로 돌아가기

search-pages = 검색 결과 페이지
search-previous = 이전
search-next = 다음
search-page = { $page }쪽

search-broken = 검색이 응답하지 않습니다
search-broken-hint = 연결 또는 서버에 문제가 있습니다.
search-broken-reload = 다시 시도

search-count-more = 문서를 { $shown }개 넘게 찾았습니다
search-took = { $milliseconds }밀리초

search-titles-note = 제목만 검색했습니다
search-titles-note-text = 전문 색인을 아직 만드는 중입니다. 몇 분 뒤에 다시 시도하면 더 많은 결과를 볼 수 있습니다.

search-did-you-mean = 혹시 이것을 찾으셨나요?

search-problems = 이 검색에는 답할 수 없습니다
search-problem-q = 200자 이내로 입력하세요.
search-problem-page = 1~10쪽만 볼 수 있습니다.
search-problem-sort = 결과는 가장 일치, 관련도, 인기 순으로 정렬할 수 있습니다.
search-problem-locale = 지원하지 않는 언어입니다.
search-problem-other = “{ $parameter }”의 값을 쓸 수 없습니다.
search-problems-action = 필터 없이 검색

search-score = 점수 { $value }
search-popularity = 인기도 { $value }

search-kind-reference = 참고서
search-kind-guide = 가이드
search-kind-lesson = 수업
search-kind-definition = 용어 정의
search-kind-post = 블로그 글

search-none-filtered = 이 필터에 맞는 결과가 없습니다
search-end = 1~10쪽만 볼 수 있습니다. 단어를 더하거나 필터를 골라 검색 범위를 좁혀 보세요.
search-problem-area = 없는 분야입니다.
search-problem-kind = 없는 종류의 문서입니다.

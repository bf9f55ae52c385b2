search-label = 문서 검색
search-placeholder = 검색
search-in-header = 이 사이트 검색
search-submit = 검색
search-open = 검색
search-key-leave = Esc

search-loading = 검색 색인을 불러오는 중…
search-failed = 검색 색인을 불러오지 못했습니다.
search-no-titles = 일치하는 문서 제목이 없습니다.
search-not-seeing = 찾는 문서가 보이지 않나요?
search-site = 사이트 전체에서 “{ $query }” 검색
search-crashed = 검색을 표시하는 중 오류가 났습니다. 자세한 내용은 콘솔을 확인하세요.
search-titles = 일치하는 제목
search-titles-found = 제목 { $count }개를 찾았습니다

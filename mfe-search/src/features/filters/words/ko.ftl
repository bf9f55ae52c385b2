search-filters = 필터
search-filters-chosen = 필터({ $count })
search-filters-close = 닫기
search-filters-clear = 지우기
search-filters-show = 결과 { $shown }개 보기
search-area = 분야
search-kind = 종류
search-order = 정렬 기준
search-order-best = 가장 일치
search-order-relevance = 관련도
search-order-popularity = 인기
search-language = 언어
search-language-both = { $language } 및 영어
search-filter-remove = 필터 제거: { $name }

search-area-accessibility = 접근성
search-area-extensions = 확장 기능
search-area-learn = 학습
search-area-glossary = 용어 사전
search-area-curriculum = 커리큘럼
search-area-blog = 블로그
search-area-other = 기타

search-ask = AI Help에 질문: “{ $query }”

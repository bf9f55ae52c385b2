search-recent = 최근 항목
search-popular = 인기 항목
search-recent-clear = 최근 항목 지우기

search-area-accessibility = 접근성
search-area-extensions = 확장 기능
search-area-learn = 학습
search-area-glossary = 용어 사전
search-area-curriculum = 커리큘럼
search-area-blog = 블로그
search-area-other = 기타

search-ask = AI Help에 질문: “{ $query }”

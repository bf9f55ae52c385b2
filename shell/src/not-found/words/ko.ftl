shell-not-found-title = 페이지를 찾을 수 없음
shell-not-found-sentence = 죄송합니다. { $path } 페이지를 찾을 수 없습니다.
shell-not-found-alternatives = 찾으시는 페이지
shell-not-found-matches = 비슷한 문서
shell-not-found-words = 이 URL의 단어로 검색
shell-not-found-search = 문서 검색
shell-not-found-home = 홈으로 돌아가기
shell-broken-status = { $url }에서 { $status }

plus-watch = 지켜보기
plus-watching = 지켜보는 중
plus-watch-name = { $name } 지켜보기
plus-watching-name = { $name } 지켜보는 중
plus-watch-page = 이 페이지가 수정되면 알려 드립니다.
plus-watch-ended = 세션이 종료되었습니다. 로그인한 뒤 다시 시도하세요.
plus-watch-refused = 지켜볼 수 없는 항목이거나 계정의 한도에 도달했습니다.
plus-watch-failed = 작업을 완료하지 못했습니다. 잠시 후 다시 시도하세요.

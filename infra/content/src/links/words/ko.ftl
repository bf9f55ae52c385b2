content-link-external = 외부 링크
content-link-english = 영어로만 제공
content-link-missing = 아직 작성되지 않은 페이지입니다

blog-spotlight = 기여자 소개
blog-spotlight-github = GitHub의 { $name }
blog-spotlight-involved = 참여하기
blog-spotlight-everybody = 누구나 도울 수 있습니다. 더 명확해질 수 있는 문장 하나부터 시작해 보세요.

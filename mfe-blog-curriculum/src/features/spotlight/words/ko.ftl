blog-spotlight = 기여자 소개
blog-spotlight-github = GitHub의 { $name }
blog-spotlight-involved = 참여하기
blog-spotlight-everybody = 누구나 도울 수 있습니다. 더 명확해질 수 있는 문장 하나부터 시작해 보세요.
blog-spotlight-source = 인용 출처
blog-spotlight-missing = 페이지를 찾을 수 없음
blog-spotlight-missing-path = 죄송합니다. { $path } 페이지를 찾을 수 없습니다.
blog-spotlight-missing-home = 홈으로 돌아가기

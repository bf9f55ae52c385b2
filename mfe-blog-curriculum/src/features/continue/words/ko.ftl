blog-continue = 커리큘럼 이어서 학습하기
blog-continue-next = 다음 모듈
blog-continue-all-done = 모든 모듈을 완료했습니다
blog-continue-again = 커리큘럼으로 이동

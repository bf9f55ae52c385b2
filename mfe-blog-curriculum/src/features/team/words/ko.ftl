blog-team-title = 사람과 프로젝트
blog-about-tabs = 이 사이트 소개

blog-team-title = 만드는 사람들
blog-about-tabs = 이 사이트 소개

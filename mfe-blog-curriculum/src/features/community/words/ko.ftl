blog-community-contributors = 기여자
blog-community-pages = { $count }페이지
blog-community-more = 그 외 { $shown }명
blog-community-issues = 참여할 수 있는 이슈
blog-community-issue = 이슈
blog-community-labels = 라벨
blog-community-updated = 업데이트

plus-docs-sidebar = { $plus } 문서
plus-docs-overview = 개요
plus-docs-faq = 자주 묻는 질문
plus-docs-try = { $plus } 써 보기

blog-curriculum-done = 완료
blog-curriculum-done-of = 모듈 { $count }개 중 { $done }개 완료

blog-broken = 불러오기 오류
blog-broken-detail = { $url }에서 { $status }: { $body }
blog-broken-reload = 페이지 새로 고침

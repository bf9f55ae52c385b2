page-broken = 불러오기 오류
page-broken-reload = 페이지 새로 고침
page-broken-status = { $url }에서 { $status }
page-broken-answer = { $url }에서 { $status }: { $body }

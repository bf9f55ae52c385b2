page-broken-answer = { $url } 傳回 { $status }：{ $body }

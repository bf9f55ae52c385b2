page-broken-answer = { $url } 返回 { $status }：{ $body }

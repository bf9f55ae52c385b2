page-broken-answer = { $url }에서 { $status }: { $body }

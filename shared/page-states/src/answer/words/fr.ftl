page-broken-answer = { $status } sur { $url } : { $body }

shell-broken-status = { $url }에서 { $status }

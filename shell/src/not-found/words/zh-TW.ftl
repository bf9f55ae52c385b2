shell-broken-status = { $url } 傳回 { $status }

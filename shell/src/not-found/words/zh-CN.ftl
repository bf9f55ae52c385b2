shell-broken-status = { $url } 返回 { $status }

shell-broken-status = { $url } で { $status }

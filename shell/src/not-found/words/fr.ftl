shell-broken-status = { $status } sur { $url }

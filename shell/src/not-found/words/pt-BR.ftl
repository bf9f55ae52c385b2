shell-broken-status = { $status } em { $url }

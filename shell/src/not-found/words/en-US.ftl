shell-broken-status = { $status } on { $url }

shell-broken-status = { $status } по адресу { $url }

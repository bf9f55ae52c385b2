shell-broken-status = { $status } en { $url }

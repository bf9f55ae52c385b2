page-broken-answer = { $url } で { $status }: { $body }

page-broken-answer = { $status } em { $url }: { $body }

page-broken-answer = { $status } on { $url }: { $body }

page-broken-answer = { $status } по адресу { $url }: { $body }

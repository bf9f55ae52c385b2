page-broken-answer = { $status } en { $url }: { $body }

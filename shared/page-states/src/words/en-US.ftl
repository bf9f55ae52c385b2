page-broken = Loading Error
page-broken-reload = Try reloading the page
page-broken-status = { $status } on { $url }
page-broken-answer = { $status } on { $url }: { $body }

page-broken = 読み込みエラー
page-broken-reload = ページを再読み込みする
page-broken-status = { $url } で { $status }
page-broken-answer = { $url } で { $status }: { $body }

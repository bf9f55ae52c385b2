blog-broken = 読み込みエラー
blog-broken-detail = { $url } で { $status }: { $body }
blog-broken-reload = ページを再読み込みする

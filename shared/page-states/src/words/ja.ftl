page-broken = 読み込みエラー
page-broken-reload = ページを再読み込みする

blog-broken = 載入錯誤
blog-broken-detail = { $url } 傳回 { $status }：{ $body }
blog-broken-reload = 嘗試重新載入頁面

page-broken = 載入錯誤
page-broken-reload = 嘗試重新載入頁面
page-broken-status = { $url } 傳回 { $status }
page-broken-answer = { $url } 傳回 { $status }：{ $body }

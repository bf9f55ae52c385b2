page-broken = 加载错误
page-broken-reload = 尝试重新加载页面
page-broken-status = { $url } 返回 { $status }
page-broken-answer = { $url } 返回 { $status }：{ $body }

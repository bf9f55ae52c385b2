blog-broken = 加载错误
blog-broken-detail = { $url } 返回 { $status }：{ $body }
blog-broken-reload = 尝试重新加载页面

page-broken = 加载错误
page-broken-reload = 尝试重新加载页面

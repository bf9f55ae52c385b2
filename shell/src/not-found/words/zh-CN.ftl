shell-not-found-title = 未找到页面
shell-not-found-sentence = 抱歉，未找到页面 { $path }。
shell-not-found-alternatives = 你可能在找
shell-not-found-matches = 相近的页面
shell-not-found-words = 用此网址中的词搜索
shell-not-found-search = 搜索文档
shell-not-found-home = 返回首页
shell-broken-status = { $url } 返回 { $status }

shell-not-found-title = 找不到頁面
shell-not-found-sentence = 抱歉，找不到頁面 { $path }。
shell-not-found-alternatives = 你可能在找
shell-not-found-matches = 相近的頁面
shell-not-found-words = 用此網址中的字詞搜尋
shell-not-found-search = 搜尋文件
shell-not-found-home = 回到首頁
shell-broken-status = { $url } 傳回 { $status }

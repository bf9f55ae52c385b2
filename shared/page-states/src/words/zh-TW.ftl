page-broken = 載入錯誤
page-broken-reload = 嘗試重新載入頁面

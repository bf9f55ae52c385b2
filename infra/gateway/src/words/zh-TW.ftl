gateway-search = 搜尋
gateway-page-failed-title = 無法載入此頁面
gateway-page-failed = 我們這邊發生了問題。錯誤 ID：{ $id }
gateway-request-refused = 無法處理此請求
busy-title = 網站目前非常忙碌
busy-text = 目前的頁面請求超出我們的處理能力，請稍候幾秒再試一次。
busy-again = 再試一次

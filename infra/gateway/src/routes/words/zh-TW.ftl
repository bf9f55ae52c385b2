busy-title = 網站目前非常忙碌
busy-text = 目前的頁面請求超出我們的處理能力，請稍候幾秒再試一次。
busy-again = 再試一次

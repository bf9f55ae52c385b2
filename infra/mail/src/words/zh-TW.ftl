mail-link-as-text = 如果按鈕無法使用，請開啟此網址：
mail-sent-by = 這封郵件由 { $site } 寄送至 { $email }。
mail-quiet = 郵件不會載入圖片，也不會統計開啟次數。
mail-unsubscribe = 取消訂閱

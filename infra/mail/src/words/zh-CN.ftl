mail-link-as-text = 如果按钮无法使用，请打开此地址：
mail-sent-by = 此邮件由 { $site } 发送至 { $email }。
mail-quiet = 邮件不加载图片，也不统计打开次数。
mail-unsubscribe = 退订

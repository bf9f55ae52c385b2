busy-title = 网站目前非常繁忙
busy-text = 当前的页面请求超出了我们的处理能力，请稍等几秒后重试。
busy-again = 重试

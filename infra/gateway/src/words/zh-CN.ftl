gateway-search = 搜索
gateway-page-failed-title = 无法加载此页面
gateway-page-failed = 我们这边出了问题。错误 ID：{ $id }
gateway-request-refused = 无法处理此请求
busy-title = 网站目前非常繁忙
busy-text = 当前的页面请求超出了我们的处理能力，请稍等几秒后重试。
busy-again = 重试

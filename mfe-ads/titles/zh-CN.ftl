ads-title-report = 广告活动报告

plus-title-collections = 收藏集
plus-title-updates = 更新
plus-title-settings = 我的设置
plus-title-staff = 工作人员
plus-title-newsletter = 新闻通讯
plus-description-landing = 订阅包含哪些内容、价格是多少，以及如何开始。
plus-description-newsletter = 通过电子邮件获取面向 Web 开发者的资讯：订阅新闻通讯。
plus-description-updates = 逐个版本了解浏览器新增了什么、哪些功能已成为 Baseline，并支持筛选与订阅。

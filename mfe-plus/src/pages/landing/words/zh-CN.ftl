plus-eyebrow = { $plus }
plus-title = 让文档为你所用
plus-lede = { $ads ->
    [yes] 阅读时没有广告，并把所学保存到收藏集。
   *[no] 把所学保存到任意数量的收藏集。
  }{ $updates ->
    [yes] Web 有变化时收到通知。
   *[no] { "" }
  }{ $offline ->
    [yes] 整个领域都可离线阅读。
   *[no] { "" }
  }
plus-choose = 选择方案
plus-see-inside = 看看包含什么

plus-inside = 包含内容
plus-blurb-updates = 更新
plus-blurb-updates-title = 了解最新动态
plus-blurb-updates-text = 浏览器的新特性，按你所用的技术筛选。
plus-blurb-collections = 收藏集
plus-blurb-collections-title = 留住你的发现
plus-blurb-collections-text = 把文章保存到自己的收藏集，并附上说明缘由的笔记。
plus-blurb-ai-help = AI Help
plus-blurb-ai-help-title = 提问，并核对来源
plus-blurb-ai-help-text = 答案取自文档，并附上来源。
plus-blurb-playground = Playground
plus-blurb-playground-title = 先试一试，再分享
plus-blurb-playground-text = 在结果旁编写 HTML、CSS 和 JavaScript，并以链接分享。
plus-blurb-offline = { $site } Offline
plus-blurb-offline-title = 随处阅读
plus-blurb-offline-text = 整个领域都在你的设备上，更新时只下载有变化的部分。
plus-blurb-no-ads = 无广告
plus-blurb-no-ads-title = 只有页面本身
plus-blurb-no-ads-text = 订阅期间，可在所有页面关闭广告。

plus-plans = 选择你的方案
plus-period = 结算周期
plus-period-month = 按月
plus-period-year = 按年
plus-two-months-free = 按年付费，免费获得 2 个月
plus-plans-offline = 你当前处于离线状态。请联网后查看 { $plus } 的方案
plus-recommended = 推荐
plus-plan-core = Core
plus-plan-plus5 = Plus 5
plus-plan-plus10 = Supporter 10
plus-price-free = 永久免费
plus-price-month = / 月
plus-billed-month = 每月支付 { $price }
plus-billed-year = 每年支付一次 { $price }
plus-button-start = 从 { $plan } 开始
plus-button-upgrade = 升级到 { $plan }
plus-button-current = 当前方案
plus-button-unavailable = 不可用
plus-features = { $plan } 包含的内容
plus-feature-updates-filtering = 更新筛选
plus-feature-watching = 关注特性和页面
plus-feature-three-collections = 最多 3 个收藏集
plus-feature-shared-playgrounds = 共享 Playground
plus-feature-ai-help-five = AI Help：每天 5 个问题（测试版）
plus-feature-no-ads = 无广告浏览
plus-feature-updates = 更新
plus-feature-collections = 收藏集数量不限
plus-feature-offline = 离线阅读
plus-feature-ai-help = AI Help
plus-feature-everything = Plus 5 的全部内容
plus-feature-early-access = 抢先体验新功能
plus-feature-support = 为 { $site } 提供更多支持

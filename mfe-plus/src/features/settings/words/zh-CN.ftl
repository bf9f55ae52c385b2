plus-settings-title = 我的设置
plus-settings-lede = 你的账户和偏好设置。更改会自动保存。
plus-settings-saving = 正在保存…
plus-settings-no-script = 请启用 JavaScript 以更改设置。
plus-settings-unavailable = 目前无法访问你的设置。它们是安全的，请稍后再试。

plus-settings-invitation = 登录以查看你的设置
plus-settings-invitation-text = 设置属于你的账户，会跟随你到每个已登录的浏览器。
plus-settings-sign-in = 登录

plus-settings-account = 管理账户
plus-settings-email = 电子邮件地址
plus-settings-plan = 方案
plus-settings-plan-core = Core
plus-settings-plan-plus5 = Plus 5
plus-settings-plan-plus10 = Supporter 10
plus-settings-plan-month = { $plan }，按月付费
plus-settings-plan-year = { $plan }，按年付费
plus-settings-practice = 测试模式
plus-settings-practice-text = 测试模式：不会产生真实付款。
plus-settings-given = 此方案为赠送，无需付款。
plus-settings-next-payment = 下次付款：{ $date }
plus-settings-ends = 于 { $date } 结束，不会续订
plus-settings-past-due = 上次付款失败。请更新付款方式以保留订阅。
plus-settings-subscription-unknown = 无法加载你的订阅信息。
plus-settings-manage = 管理订阅
plus-settings-upgrade = 升级
plus-settings-export = 你的收藏集
plus-settings-export-text = 你保存的全部内容及其笔记，以文件形式下载。
plus-settings-export-json = 下载 JSON
plus-settings-export-csv = 下载 CSV
plus-settings-export-html = 下载书签 （HTML）
plus-settings-export-markdown = 下载 Markdown
plus-settings-playgrounds = 你的 Playground
plus-settings-playgrounds-text = 你通过短链接分享的全部代码，以文件形式下载。
plus-settings-playgrounds-download = 下载 Playground
plus-settings-sessions = 会话
plus-settings-everywhere-name = 所有设备
plus-settings-everywhere = 在所有地方退出登录
plus-settings-everywhere-text = 在所有设备上退出登录。
plus-settings-everywhere-working = 正在退出…
plus-settings-everywhere-done = 你已在所有地方退出登录。

plus-settings-ads = 广告
plus-settings-no-ads = 无广告阅读
plus-settings-no-ads-text = 订阅期间，在你的所有设备上隐藏所有广告。
plus-settings-no-ads-subscribe = 无广告浏览包含在付费方案中。
plus-settings-no-ads-link = 订阅 { $plus }

plus-settings-ai-help = AI Help
plus-settings-history = 保留我的提问历史记录
plus-settings-history-text = 问题和回答最多保留六个月。只有你能看到。
plus-settings-history-name = 历史记录
plus-settings-history-delete = 删除历史记录
plus-settings-history-delete-text = 删除你的所有问题和回答。
plus-settings-history-confirm = 你要永久删除你的 AI Help 历史记录吗？
plus-settings-history-deleting = 正在删除…
plus-settings-history-deleted = 你的 AI Help 历史记录已删除。
plus-settings-history-absent = 你没有 AI Help 历史记录，因此没有可删除的内容。
plus-settings-unanswered = 允许工作人员查看没有回答的问题
plus-settings-unanswered-text = 这些问题反映文档的不足。其中不含你的姓名。
plus-settings-conversations = 你的问题和回答
plus-settings-conversations-text = 与 AI Help 的所有对话，保存为一个文件。
plus-settings-conversations-download = 下载对话

plus-settings-offline = 离线阅读

plus-settings-updated = 获取最新消息
plus-settings-newsletter = 向我发送新闻通讯
plus-settings-newsletter-text = 通过电子邮件获取 Web 平台和 { $site } 的新消息。
plus-settings-newsletter-unknown = 无法加载你的新闻通讯设置。

plus-settings-delete = 删除账户
plus-settings-delete-text = 永久删除你的账户及其所有数据。
plus-settings-gone = 再见
plus-settings-gone-text = 你的账户及其所有数据均已删除，你已退出登录。感谢你与我们一同阅读；文档始终向你开放。
plus-settings-gone-home = 前往首页

plus-settings-started-waiting = 正在确认你的付款…
plus-settings-started = 欢迎使用 { $plan }
plus-settings-started-text = 你现在可以使用 { $plan } 的全部功能。{ $ads ->
    [off] 广告已关闭；可在下方重新开启。
   *[other] { "" }
  }
plus-settings-started-late = 你的付款尚未确认
plus-settings-started-late-text = 这可能需要几分钟。确认后你的方案会立即显示在这里；你可以放心离开此页面。
plus-settings-canceled = 订阅未开始
plus-settings-canceled-text = 你离开了付款页面，没有扣款。
plus-settings-see-plans = 查看方案

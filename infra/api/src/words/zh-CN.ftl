visit-log-in-host = 登录
visit-log-in-cover = 在这里保存的内容，每台设备上都有
visit-SIGN_IN_STALE = 此次登录已过期
visit-SIGN_IN_STALE-text = 它开始于 15 分钟以前或另一个浏览器，或者已被使用。请重新开始。
visit-SIGN_IN_REFUSED = 你尚未登录
visit-SIGN_IN_REFUSED-text = 登录已取消或未完成。没有任何更改；你可以重新开始。
visit-SIGN_IN_UNCONFIRMED = 请先确认邮箱
visit-SIGN_IN_UNCONFIRMED-text = 我们需要确认该地址属于你。请打开我们发送的邮件中的链接，然后重新登录。
visit-SIGN_IN_SUSPENDED = 此账户已停用
visit-SIGN_IN_SUSPENDED-text = 你保存的内容都还在。如需重新启用，请联系本网站的支持人员。
visit-SIGN_IN_MISSING = 登录不可用
visit-SIGN_IN_MISSING-text = 本网站未设置账户。无需账户即可阅读全部内容。
visit-IDENTITY_AWAY = 马上回来
visit-IDENTITY_AWAY-text = 账户服务没有响应。没有丢失任何内容；请稍后重试。
visit-DATABASE_AWAY = 马上回来
visit-DATABASE_AWAY-text = 账户暂时不可用。没有丢失任何内容；请稍后重试。
visit-DATABASE_FULL = 现在无法保存任何内容
visit-DATABASE_FULL-text = 网站暂时无法记录登录。没有丢失任何内容，你可以继续阅读；请稍后再试。
visit-TOO_MANY_REQUESTS = 尝试次数过多
visit-TOO_MANY_REQUESTS-text = 来自此处的登录尝试过多。请等待一分钟后重试。
visit-other = 出错了
visit-other-text = 这是我们的问题，不是你的。请稍后重试。
visit-code = 代码
visit-error-id = 错误编号
visit-log-in-again = 重新登录
visit-go-to-site = 前往 { $site }
visit-signed-out-host = 退出登录
visit-signed-out-cover = 在这里保存的内容会等你回来
visit-signed-out = 你已在此退出登录
visit-signed-out-text = 请稍候：正在请你的账户提供方也退出登录。
visit-signed-out-go-on = 继续
visit-signed-out-back = 返回 { $site }
visit-subscription-host = 订阅
visit-subscription-cover = 更多你在这里阅读的内容
visit-PLAN_UNKNOWN = 没有这个方案
visit-PLAN_UNKNOWN-text = 链接中的方案不存在。没有扣款；网站上列有各个方案。
visit-COUNTRY_UNSUPPORTED = 你所在的国家尚不可用
visit-COUNTRY_UNSUPPORTED-text = 你所在的国家不销售方案。免费的内容始终免费。
visit-PAYMENTS_MISSING = 这里不销售任何东西
visit-PAYMENTS_MISSING-text = 本网站未设置付款。无需方案即可阅读全部内容。
visit-PAYMENTS_AWAY = 马上回来
visit-PAYMENTS_AWAY-text = 支付服务商没有响应。没有扣款；请稍后重试。
visit-SUBSCRIPTION_GIVEN = 此方案是赠送给你的
visit-SUBSCRIPTION_GIVEN-text = 你没有为它付费，因此无需更改或取消。在收回之前一直有效。
visit-CHECKOUT_CROWDED = 一次太多了
visit-CHECKOUT_CROWDED-text = 同时开始了多次结账。没有扣款；请重新选择方案。
visit-INPUT_INVALID = 此链接不完整
visit-INPUT_INVALID-text = 我们无法读取该地址。没有扣款；请在网站上选择方案。
visit-newsletter-host = 新闻通讯
visit-newsletter-cover = 新消息，直达你的收件箱
visit-newsletter-confirm = 确认你的地址
visit-newsletter-confirm-text = 确认地址后，{ $site } 的新闻通讯将发送到 { $email }。
visit-newsletter-confirm-button = 确认
visit-newsletter-leave = 要退订新闻通讯吗？
visit-newsletter-leave-text = { $site } 的新闻通讯会发送到 { $email }。
visit-newsletter-unsubscribe = 退订
visit-newsletter-confirmed = 你的地址已确认
visit-newsletter-confirmed-text = 下一期将发送到 { $email }。
visit-newsletter-left = 你已退订
visit-newsletter-left-text = { $email } 已不在名单中。
visit-NEWSLETTER_LINK_UNKNOWN = 此链接已失效
visit-NEWSLETTER_LINK_UNKNOWN-text = 该地址不在新闻通讯的名单中：它已被移除，或从未得到确认。你无需再做任何事。
visit-newsletter-mail-subject = 请确认订阅 { $site } 的新闻通讯
visit-newsletter-mail-text =
    有人（可能是你）用此地址订阅了 { $site } 的新闻通讯。打开链接即可确认地址或退订，现在或以后都可以。

    如果不是你，无需任何操作：未经你确认不会发送新闻通讯，该地址会在 30 天后删除。
visit-newsletter-mail-link = 确认或退订
visit-feedback-host = 反馈
visit-feedback-cover = 每个回答都让页面变得更好
visit-feedback-400 = 你的回答不完整
visit-feedback-400-text = 请返回页面，选择一个原因，然后重新提交。
visit-feedback-404 = 没有这个页面
visit-feedback-404-text = 你的回答所针对的页面已不在本站。
visit-feedback-503 = 无法保存你的回答
visit-feedback-503-text = 这是我们的问题，与你无关，丢失的只有这个回答。请返回页面，稍后重新提交。
visit-playground-hidden-subject = 你在 { $site } 上的 playground 已被隐藏
visit-playground-hidden-text =
    有读者举报了你的 playground“{ $title }”，工作人员查看后将其对其他读者隐藏。原因：

    { $reason }

    你仍然可以打开它、复制代码或将其删除。
visit-playground-restored-subject = 你在 { $site } 上的 playground 已恢复显示
visit-playground-restored-text =
    工作人员重新查看了你的 playground“{ $title }”。它的链接现在所有人都能再次打开。原因：

    { $reason }
visit-playground-link = 打开 playground
visit-digest-host = 摘要
visit-digest-cover = 有变化时才通知你
visit-digest-leave = 要停止接收摘要吗？
visit-digest-leave-text = { $site } 会通过邮件告知 { $email } 你所关注的内容有何变化。停止后你仍在关注，并可在网站上查看。
visit-digest-stop = 停止接收摘要
visit-digest-left = 摘要已停止
visit-digest-left-text = { $email } 不会再收到摘要。你可以在设置中重新开启。
visit-DIGEST_LINK_UNKNOWN = 此链接已失效
visit-DIGEST_LINK_UNKNOWN-text = 它所属的账号已被删除，或地址不完整。你无需再做任何事。
visit-digest-subject-pages = { $count } 个页面有更改
visit-digest-subject-features = { $count } 项特性有新动态
visit-digest-subject-both = { $pages }，{ $features }
visit-digest-list = 你的关注
visit-digest-more = 另有 { $count } 项，请在网站上查看。
visit-digest-all = 查看所有更新
visit-digest-why-daily = 你在 { $site } 关注了 { $count } 项内容，因此会在有变化的日子收到此邮件。
visit-digest-why-weekly = 你在 { $site } 关注了 { $count } 项内容，因此会在有变化时于周一收到此邮件。
visit-digest-change = 更改接收内容
visit-digest-edited = 页面已编辑。
visit-digest-added = { $releases } 已支持。
visit-digest-removed = { $releases } 不再支持。
visit-digest-state-newly = 新近可用
visit-digest-newly = 可在所有主流浏览器的最新版本中使用。
visit-digest-state-widely = 广泛可用
visit-digest-widely = 所有主流浏览器均已支持两年半。
visit-digest-state-regressed = 不再属于 Baseline
visit-digest-regressed = 已不能在所有主流浏览器中使用。
visit-digest-state-discouraged = 不建议使用
visit-digest-discouraged = 新代码不应再使用它。

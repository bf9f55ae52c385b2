ads-label =
    { $slot ->
        [ad-top] 页面上方的广告
        [ad-side] 页面旁的广告
        [ad-bottom] 文章下方的广告
        [ad-home-main] 广告
       *[ad-home-footer] 页面底部的广告
    }
ads-badge = 广告
ads-refuse = 不想看到广告？

ads-ai-help-heading = 遇到难题？问问 AI Help。
ads-ai-help-copy = 答案取自这些页面，并附来源。
ads-ai-help-more = 提个问题
ads-curriculum-heading = 不知从哪里学起？
ads-curriculum-copy = 学什么，按什么顺序学。
ads-curriculum-more = 查看课程
ads-plus-heading = 让 { $site } 为你所用。
ads-plus-copy = { $plus }：没有广告，自建收藏集。
ads-plus-more = 看看包含什么
ads-advertising-heading = 简单的广告，没有跟踪。
ads-advertising-copy = 触达构建 Web 的人们。
ads-advertising-more = 在这里投放广告

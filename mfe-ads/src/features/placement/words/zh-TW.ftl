ads-label =
    { $slot ->
        [ad-top] 頁面上方的廣告
        [ad-side] 頁面旁的廣告
        [ad-bottom] 文章下方的廣告
        [ad-home-main] 廣告
       *[ad-home-footer] 頁面底部的廣告
    }
ads-badge = 廣告
ads-refuse = 不想看到廣告？

ads-ai-help-heading = 卡住了？問問 AI Help。
ads-ai-help-copy = 答案取自這些頁面，並附出處。
ads-ai-help-more = 提出問題
ads-curriculum-heading = 不知從哪裡學起？
ads-curriculum-copy = 學什麼，按什麼順序學。
ads-curriculum-more = 查看課程
ads-plus-heading = 讓 { $site } 為您所用。
ads-plus-copy = { $plus }：沒有廣告，自建收藏集。
ads-plus-more = 看看包含什麼
ads-advertising-heading = 簡單的廣告，沒有追蹤。
ads-advertising-copy = 觸及打造 Web 的人們。
ads-advertising-more = 在這裡刊登廣告

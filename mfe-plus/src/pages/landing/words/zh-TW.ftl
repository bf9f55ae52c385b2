plus-eyebrow = { $plus }
plus-title = 讓文件為您所用
plus-lede = { $ads ->
    [yes] 閱讀時沒有廣告，並把所學儲存到收藏集。
   *[no] 把所學儲存到任意數量的收藏集。
  }{ $updates ->
    [yes] Web 有變化時收到通知。
   *[no] { "" }
  }{ $offline ->
    [yes] 整個領域都可離線閱讀。
   *[no] { "" }
  }
plus-choose = 選擇方案
plus-see-inside = 看看包含什麼

plus-inside = 包含內容
plus-blurb-updates = 更新
plus-blurb-updates-title = 了解最新動態
plus-blurb-updates-text = 瀏覽器的新功能，依您所用的技術篩選。
plus-blurb-collections = 收藏集
plus-blurb-collections-title = 留住您的發現
plus-blurb-collections-text = 把文章儲存至自己的收藏集，並附上說明緣由的筆記。
plus-blurb-ai-help = AI Help
plus-blurb-ai-help-title = 提問，並核對出處
plus-blurb-ai-help-text = 答案取自文件，並附上出處。
plus-blurb-playground = Playground
plus-blurb-playground-title = 先試一試，再分享
plus-blurb-playground-text = 在結果旁撰寫 HTML、CSS 與 JavaScript，並以連結分享。
plus-blurb-offline = { $site } Offline
plus-blurb-offline-title = 隨處閱讀
plus-blurb-offline-text = 整個領域都在您的裝置上，更新時只下載有變動的部分。
plus-blurb-no-ads = 無廣告
plus-blurb-no-ads-title = 只有頁面本身
plus-blurb-no-ads-text = 訂閱期間，可在所有頁面關閉廣告。

plus-plans = 選擇您的方案
plus-period = 計費週期
plus-period-month = 按月
plus-period-year = 按年
plus-two-months-free = 按年付費，免費獲得 2 個月
plus-plans-offline = 您目前處於離線狀態。請連線後查看 { $plus } 的方案
plus-recommended = 推薦
plus-plan-core = Core
plus-plan-plus5 = Plus 5
plus-plan-plus10 = Supporter 10
plus-price-free = 永遠免費
plus-price-month = / 月
plus-billed-month = 每月支付 { $price }
plus-billed-year = 每年支付一次 { $price }
plus-button-start = 從 { $plan } 開始
plus-button-upgrade = 升級至 { $plan }
plus-button-current = 目前方案
plus-button-unavailable = 無法使用
plus-features = { $plan } 包含的內容
plus-feature-updates-filtering = 更新篩選
plus-feature-watching = 關注功能和頁面
plus-feature-three-collections = 最多 3 個收藏集
plus-feature-shared-playgrounds = 共享 Playground
plus-feature-ai-help-five = AI Help：每天 5 個問題（測試版）
plus-feature-no-ads = 無廣告瀏覽
plus-feature-updates = 更新
plus-feature-collections = 收藏集數量不限
plus-feature-offline = 離線閱讀
plus-feature-ai-help = AI Help
plus-feature-everything = Plus 5 的全部內容
plus-feature-early-access = 搶先體驗新功能
plus-feature-support = 為 { $site } 提供更多支持

docs-progress-heading = 翻譯
docs-progress-heading-of = 翻譯：{ $section }
docs-progress-about = 每種語言有多少頁面，以及翻譯落後英文頁面多少。
docs-progress-up-to = 英文變更統計至 { $date }。
docs-progress-no-history = 本站不知道英文頁面何時變更過，因此也無法判斷哪些翻譯已落後。
docs-progress-languages = 語言
docs-progress-sections = 章節
docs-progress-all-sections = 所有章節
docs-progress-translated = 已翻譯 { $count } / { $all }
docs-progress-count-current = { $count } 個最新
docs-progress-count-behind = { $count } 個落後
docs-progress-count-unknown = { $count } 個未知
docs-progress-count-orphaned = { $count } 個沒有英文頁面
docs-progress-list = 頁面
docs-progress-pages =
    { $count ->
       *[other] { $count } 個頁面
    }
docs-progress-none = 沒有可顯示的內容。
docs-progress-page = 頁面
docs-progress-state = 狀態
docs-progress-show = 顯示
docs-progress-state-any = 全部
docs-progress-state-current = 最新
docs-progress-state-behind = 落後
docs-progress-state-unknown = 未知
docs-progress-state-orphaned = 沒有英文頁面
docs-progress-state-missing = 未翻譯
docs-progress-order = 排序
docs-progress-order-lag = 落後最多
docs-progress-order-title = 標題
docs-progress-order-views = 閱讀最多
docs-progress-beside = 與英文並排閱讀
docs-progress-source = 英文的變更
docs-progress-rank = 閱讀量第 { $rank } 名
docs-progress-changes =
    { $count ->
       *[other] { $count } 處英文變更
    }
docs-progress-since = 自 { $date } 起
docs-progress-days =
    { $count ->
       *[other] { $count } 天
    }
docs-progress-page-links = 清單的各頁
docs-progress-previous = 上一頁
docs-progress-next = 下一頁
docs-progress-page-number = 第 { $number } 頁

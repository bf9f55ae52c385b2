docs-sidebar = 相關主題
docs-sidebar-open = 開啟相關主題
docs-sidebar-close = 關閉相關主題
docs-filter = 篩選
docs-filter-matches =
    { $count ->
        [0] 沒有相符項目
       *[other] { $count } 個相符項目
    }

docs-error = 錯誤
docs-warning = 警告
docs-unknown-section = 不知道如何處理 { $type } 類型的章節

docs-specification = 規範
docs-specification-part = 部分
docs-no-specification = 找不到規範

docs-compatibility-failed = 載入 BCD 資料時發生錯誤

docs-baseline = Baseline
docs-baseline-high = 廣泛可用
docs-baseline-low = 最近可用
docs-baseline-limited = 有限可用
docs-baseline-since = 自 { $since }起
docs-baseline-year = { $since }
docs-baseline-undated = { "" }
docs-baseline-discouraged = 已棄用
docs-baseline-removing = 即將移除
docs-baseline-discouraged-note = 已棄用。請勿在新程式碼中使用。
docs-baseline-removing-note = 瀏覽器正在移除此功能。請替換現有用法。
docs-baseline-instead = 請改用：
docs-browser-chrome = Chrome
docs-browser-edge = Edge
docs-browser-firefox = Firefox
docs-browser-safari = Safari
docs-browser-chrome_android = Chrome Android
docs-browser-firefox_android = Android 版 Firefox
docs-browser-safari_ios = iOS 版 Safari

docs-translation = 翻譯
docs-translation-volunteers = 本頁面由志工從英文翻譯而來。
docs-translation-join = 加入他們
docs-translation-english = 檢視英文版
docs-translation-always = 一律切換為英文
docs-translation-lag = 此後英文頁面已於 { $date } 更新。
docs-translation-machine = 本頁面由機器從英文翻譯，尚未經過完整校閱。

docs-loading-title = ⏳ 載入中…
docs-broken-empty = 此頁面是空的。
docs-reading = 閱讀設定
docs-filter-clear = 清除篩選
docs-queue-remove = 移出佇列：{ $name }
docs-queue-clear = 清空
docs-queue-empty = 佇列是空的。
docs-baseline-supported-in = { $browser } 自版本 { $version } 起支援
docs-baseline-unsupported-in = { $browser } 不支援
docs-filter-search = 在全站搜尋「{ $words }」
docs-translation-beside = 與英文並排閱讀
docs-translation-progress = 翻譯進度

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
docs-baseline-unsupported = 不支援
docs-baseline-discouraged = 已棄用
docs-baseline-removing = 即將移除
docs-baseline-discouraged-note = 新專案中請避免使用:瀏覽器可能會移除它。
docs-baseline-removing-note = 瀏覽器即將移除它:請在使用處替換。
docs-baseline-instead = 請改用:
docs-baseline-high-about = 多年來一直可在下列瀏覽器中使用，可以放心採用。
docs-baseline-low-about = 可在下列瀏覽器的最新版本中使用；較舊的裝置和瀏覽器可能沒有。
docs-baseline-limited-about = 部分常用瀏覽器沒有此功能：請確保頁面沒有它也能正常運作。
docs-baseline-asterisk = * 其中某些部分的支援程度可能與整體不同。
docs-baseline-supported = 支援
docs-baseline-learn = 深入了解
docs-baseline-compat = 檢視完整相容性
docs-baseline-feedback = 提交意見回饋
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
docs-translation-machine = 本頁面由機器從英文翻譯，未經逐句校對。

docs-footer = 協助改進此頁面
docs-footer-modified = 最後修改：
docs-footer-contributors = 由貢獻者完成
docs-footer-source = 在 GitHub 上檢視此頁面
docs-footer-learn = 瞭解如何貢獻
docs-footer-report = 回報此內容的問題

docs-feedback-question = 此頁面對您有幫助嗎？
docs-feedback-yes = 是
docs-feedback-no = 否
docs-feedback-why = 為什麼沒有幫助？
docs-feedback-outdated = 內容已過時
docs-feedback-incomplete = 缺少資訊
docs-feedback-code_examples = 程式碼範例未如預期運作
docs-feedback-other = 其他
docs-feedback-submit = 送出
docs-feedback-thanks = 感謝您的意見回饋！
docs-feedback-failed = 您的回答未能送出，請再試一次。

docs-broken = 載入錯誤
docs-loading-title = ⏳ 載入中…
docs-broken-empty = 此頁面沒有內文。
docs-broken-reload = 嘗試重新載入頁面

docs-reading = 閱讀設定
docs-filter-clear = 清除篩選
docs-queue-remove = 移出佇列：{ $name }

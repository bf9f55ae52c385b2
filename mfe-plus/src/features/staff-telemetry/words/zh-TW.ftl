### Chunk: staff-telemetry-words

plus-telemetry-counted = 統計不使用 Cookie 或位址
plus-telemetry-until = 統計截至：
plus-telemetry-language = 語言
plus-telemetry-all-languages = 所有語言
plus-telemetry-period = 期間
plus-telemetry-last-hours = 過去 24 小時
plus-telemetry-last-days = 過去 { $count } 天
plus-telemetry-csv = CSV
plus-telemetry-loading = 載入中…
plus-telemetry-empty = 尚未統計到任何資料
plus-telemetry-empty-text = 造訪開始約兩分鐘後會顯示在這裡。選擇退出的讀者，或瀏覽器傳送 Global Privacy Control 的讀者，一律不計入。
plus-telemetry-nothing = 這段期間沒有資料。

plus-telemetry-live = 目前
plus-telemetry-live-minute = 這一分鐘的頁面數：{ $count }
plus-telemetry-live-hour = 過去一小時：造訪 { $visits }，頁面 { $views }，錯誤 { $errors }
plus-telemetry-live-away = 目前沒有新資料；每 10 秒重新要求一次。

plus-telemetry-figure-visits = 造訪
plus-telemetry-figure-pages = 每次造訪的頁面數
plus-telemetry-figure-searches = 搜尋
plus-telemetry-figure-errors = 每 1,000 次造訪的錯誤
plus-telemetry-figure-misses = 沒有結果的搜尋
plus-telemetry-up = 增加 { $size }
plus-telemetry-down = 減少 { $size }
plus-telemetry-unchanged = 沒有變化

plus-telemetry-shape = 「{ $title }」的顯示方式
plus-telemetry-chart = 圖表
plus-telemetry-table = 表格
plus-telemetry-by-day = 按日，與之前 { $count } 天相比
plus-telemetry-by-hour = 按小時，與之前 24 小時相比
plus-telemetry-visits-chart = 造訪隨時間的變化
plus-telemetry-visits-point = { $time }：造訪 { $now }，之前：{ $before }
plus-telemetry-chart-failed = 圖表無法載入。表格中有相同的數字。
plus-telemetry-now = 現在
plus-telemetry-before = 之前
plus-telemetry-day = 日期
plus-telemetry-hour = 時間
plus-telemetry-went-live = 上線

plus-telemetry-kinds = 頁面類型
plus-telemetry-kinds-note = 瀏覽占比
plus-telemetry-kind = 類型
plus-telemetry-share = 占比
plus-telemetry-views = 瀏覽
plus-telemetry-kind-home = 首頁
plus-telemetry-kind-reference = 參考
plus-telemetry-kind-guide = 指南
plus-telemetry-kind-learn = 學習
plus-telemetry-kind-glossary = 術語表
plus-telemetry-kind-search = 搜尋
plus-telemetry-kind-play = Playground
plus-telemetry-kind-blog = 部落格
plus-telemetry-kind-curriculum = 課程
plus-telemetry-kind-plus = Plus
plus-telemetry-kind-observatory = Observatory
plus-telemetry-kind-advertising = 廣告
plus-telemetry-kind-other = 其他

plus-telemetry-vitals = 各版本的核心指標
plus-telemetry-vitals-note = 第 75 百分位，± 5%，最近六個版本
plus-telemetry-remote = 遠端模組
plus-telemetry-device = 裝置
plus-telemetry-device-phone = 手機
plus-telemetry-device-desktop = 桌上型
plus-telemetry-version = 版本
plus-telemetry-vital = 指標
plus-telemetry-count = 數值個數
plus-telemetry-vital-good = 良好
plus-telemetry-vital-middling = 需要改善
plus-telemetry-vital-poor = 不佳
plus-telemetry-vital-few = 過少
plus-telemetry-limit-good = 良好 { $value }
plus-telemetry-limit-poor = 不佳 { $value }
plus-telemetry-vital-chart = 各版本的 { $name }
plus-telemetry-vital-point = { $version }：{ $value }，{ $state }
plus-telemetry-vital-few-point = { $version }：數值過少（{ $count }）

plus-telemetry-misses-note = 至少五位訪客使用的字詞
plus-telemetry-query = 搜尋字詞
plus-telemetry-times = 次數

plus-telemetry-errors = 依遠端模組與特徵區分的錯誤
plus-telemetry-errors-note = 訊息中的數字與位址已移除
plus-telemetry-all-remotes = 所有遠端模組
plus-telemetry-signature = 特徵
plus-telemetry-state = 狀態
plus-telemetry-state-rising = 上升
plus-telemetry-state-new = 新出現
plus-telemetry-state-known = 已知
plus-telemetry-first-seen = 首次出現
plus-telemetry-trend = 趨勢
plus-telemetry-in-thousand = 每 1,000 次造訪

plus-telemetry-clicks = 依來源區分的點擊
plus-telemetry-clicks-note = 最常見的
plus-telemetry-source = 來源

plus-telemetry-feedback = 這個頁面有幫助嗎？
plus-telemetry-feedback-note = 過去 { $days } 天：{ $share } 選擇「是」，{ $votes } 票
plus-telemetry-no-votes = 這段期間沒有投票。
plus-telemetry-page = 頁面
plus-telemetry-yes = 是
plus-telemetry-no = 否

### Words that the content build writes into pages.

content-note = 備註：
content-warning = 警告：
content-good-example = 好
content-bad-example = 不好
content-try-it = 試試看
content-live-sample = 線上範例
content-live-sample-title = 線上範例：{ $title }
content-live-sample-needs-script = 執行這個範例需要 JavaScript。其程式碼在內文中。
content-interactive-example = 互動範例
content-sample-marks = 檢查您的成果
content-video = 影片
content-extension-examples = 擴充套件範例
content-previous = 上一頁
content-next = 下一頁
content-overview = 概述：{ $title }
content-yes = 是
content-no = 否
content-home-description = { $site } 為所有建置網站的人介紹網頁技術，包括 HTML、CSS、JavaScript 與瀏覽器的各種 API。
content-shelf-api = Web API
content-shelf-accessibility = 無障礙
content-shelf-extensions = 擴充套件
content-blog = { $site } 部落格
content-spotlight = 貢獻者專訪
content-page-not-found = 找不到頁面
content-search-title = 搜尋：「{ $query }」
content-search-title-page = 搜尋：「{ $query }」（第 { $page } 頁）
content-search-empty = 沒有搜尋字詞，也就沒有結果。
content-external-specification = 未知規範

content-badge-optional = 選用
content-badge-optional-title = 可以省略
content-badge-readonly = 唯讀
content-badge-readonly-title = 值無法變更
content-badge-experimental = 實驗性
content-badge-experimental-title = 其行為仍可能改變
content-badge-deprecated = 已棄用
content-badge-deprecated-title = 請勿在新網站中使用
content-badge-discouraged = 不建議使用
content-badge-discouraged-title = 請勿在新網站中使用
content-badge-nonstandard = 非標準
content-badge-nonstandard-title = 沒有標準定義它；使用前請檢查支援情況
content-badge-secure = 安全環境
content-badge-secure-title = 僅在 HTTPS 下可用

content-banner-experimental-label = 實驗性：
content-banner-experimental = 這項技術尚未定型。在正式環境中使用之前，請先查看相容性表。
content-banner-deprecated-label = 已棄用：
content-banner-deprecated = 瀏覽器只是為了舊頁面才保留此功能，隨時可能移除。請勿在新專案中使用，並在遇到時將其替換。
content-banner-nonstandard-label = 非標準：
content-banner-nonstandard = 沒有標準描述此功能。它並非對所有人都有效，也可能改變：請勿在正式環境中使用。
content-banner-secure-label = 安全環境：
content-banner-secure = 此功能在部分或全部支援它的瀏覽器中僅在安全環境（HTTPS）中可用。
content-banner-workers = 此功能在 Web Worker 中可用。
content-banner-workers-except-service = 此功能在 Web Worker 中可用，但 Service Worker 除外。
content-banner-workers-window-and-dedicated = 在各種 Web Worker 中，此功能僅在專用 Worker 中可用。
content-banner-workers-window-and-service = 在各種 Web Worker 中，此功能僅在 Service Worker 中可用。
content-banner-workers-only = 此功能僅在 Web Worker 中可用。
content-banner-workers-dedicated-only = 此功能僅在專用 Web Worker 中可用。
content-banner-workers-service-only = 此功能僅在 Service Worker 中可用。

content-property-attributes = 此屬性的特性
content-property-writable = 可寫入
content-property-enumerable = 可列舉
content-property-configurable = 可設定

content-sidebar-constructor = 建構子
content-sidebar-events = 事件
content-sidebar-guides = 指南
content-sidebar-inheritance = 繼承
content-sidebar-instance-methods = 實例方法
content-sidebar-instance-properties = 實例屬性
content-sidebar-interfaces = 介面
content-sidebar-methods = 方法
content-sidebar-mixins = 混入
content-sidebar-properties = 屬性
content-sidebar-static-methods = 靜態方法
content-sidebar-static-properties = 靜態屬性
content-sidebar-tutorials = 教學
content-sidebar-types = 型別
content-sidebar-related = { $subject } 相關頁面
content-sidebar-standard-objects = 標準內建物件

content-syntax-unknown = 標準並未為此給出形式語法。

content-llms-markdown = 每個頁面都有 Markdown 版本：在其網址後加上 .md，例如 { $example }。
content-llms-documents = 文件
content-llms-data = 資料
content-llms-search-index = 所有頁面的標題和網址
content-llms-metadata = 所有頁面除內文以外的資訊
content-llms-sitemap = 網站地圖

content-definition-at-rule = 相關的 @ 規則
content-definition-initial = 初始值
content-definition-appliesto = 適用於
content-definition-also-applies-to = 也適用於
content-definition-inherited = 是否繼承
content-definition-percentages = 百分比
content-definition-computed = 計算值
content-definition-animationtype = 動畫類型
content-definition-stacking = 建立堆疊環境
content-definition-unknown = 沒有已知的形式定義。

content-inheritance = { $interface } 繼承自 { $ancestors }
content-svg-categories = 分類
content-svg-content = 允許的內容

content-writers-flaws = 問題
content-writers-translations = 翻譯
content-writers-sitemap = 所有頁面

content-series = 上一頁與下一頁
content-link-external = 外部連結
content-link-english = 僅有英文版
content-link-missing = 此頁面尚未撰寫

content-note = 備註：
content-try-it = 試試看
content-live-sample = 線上範例
content-live-sample-title = 線上範例：{ $title }
content-live-sample-needs-script = 執行這個範例需要 JavaScript。其程式碼就在此頁面上。
content-interactive-example = 互動範例
content-video = 影片
content-extension-examples = 擴充套件範例
content-previous = 上一頁
content-next = 下一頁
content-overview = 概述：{ $title }
content-yes = 是
content-no = 否

content-banner-experimental-label = 實驗性：
content-banner-experimental = 這是一項實驗性技術。在正式環境中使用之前，請先查看相容性表。
content-banner-deprecated-label = 已棄用：
content-banner-deprecated = 瀏覽器只是為了舊頁面才保留此功能，隨時可能移除。請勿在新程式碼中使用，並替換現有用法。
content-banner-nonstandard-label = 非標準：
content-banner-nonstandard = 此功能不屬於任何標準。它可能並非對所有使用者都有效，也可能改變。請勿在正式環境中使用。
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

content-syntax-unknown = 沒有定義形式語法。

content-definition-at-rule = 相關的 @ 規則
content-definition-initial = 初始值
content-definition-appliesto = 適用於
content-definition-also-applies-to = 也適用於
content-definition-inherited = 是否繼承
content-definition-percentages = 百分比
content-definition-computed = 計算值
content-definition-animationtype = 動畫類型
content-definition-stacking = 建立堆疊環境
content-definition-unknown = 沒有形式定義。

content-inheritance = { $interface } 繼承自 { $ancestors }
content-svg-categories = 分類
content-svg-content = 允許的內容

content-series = 上一頁與下一頁
content-index-letters = 跳至字母

plus-updates-title = 更新
plus-updates-lede = 瀏覽器推出了什麼，哪些功能現在可以放心使用。
plus-updates-streams = 更新類型
plus-updates-stream-releases = 瀏覽器版本
plus-updates-stream-baseline = Baseline
plus-updates-feed = 此檢視的訂閱來源
plus-updates-calendar = 發行行事曆
plus-updates-order = 排序
plus-updates-order-desc = 由新到舊
plus-updates-order-asc = 由舊到新
plus-updates-reset = 清除所有篩選
plus-updates-remove = 移除篩選：{ $name }
plus-updates-none = 找不到更新。
plus-updates-none-filtered = 沒有符合篩選條件的更新。
plus-updates-past-end = 沒有第 { $page } 頁。
plus-updates-first-page = 前往第一頁
plus-updates-failed = 更新資訊服務沒有回應。
plus-updates-failed-hint = 網站的其他部分運作正常。請稍後再試。
plus-updates-preparing = 正在準備更新內容。
plus-updates-preparing-hint = 網站啟動時會讀取這些內容，稍後即可檢視。
plus-updates-again = 再試一次
plus-updates-all = 所有更新

plus-updates-pages = 更新頁面
plus-updates-page = 第 { $page } 頁
plus-updates-previous = 上一頁
plus-updates-next = 下一頁

plus-updates-filters = 篩選
plus-updates-filters-chosen = 篩選（{ $count }）
plus-updates-clear = 清除
plus-updates-close = 關閉
plus-updates-keyword = 關鍵字
plus-updates-keyword-hint = 名稱或字詞
plus-updates-browsers = 瀏覽器
plus-updates-category = 類別
plus-updates-change = 變更類型
plus-updates-category-api = Web API
plus-updates-category-css = CSS
plus-updates-category-html = HTML
plus-updates-category-http = HTTP
plus-updates-category-javascript = JavaScript
plus-updates-category-mathml = MathML
plus-updates-category-svg = SVG
plus-updates-category-webassembly = WebAssembly
plus-updates-category-webdriver = WebDriver
plus-updates-category-webextensions = 瀏覽器擴充套件
plus-updates-category-manifests = 資訊清單
plus-updates-category-mediatypes = 媒體類型
plus-updates-change-added = 新增
plus-updates-change-removed = 移除
plus-updates-change-newly = 最近可用
plus-updates-change-widely = 廣泛可用
plus-updates-change-regressed = 不再是 Baseline
plus-updates-change-discouraged = 不建議使用

plus-updates-all-releases = { $all ->
   *[other] { $shown } 項變更
  }
plus-updates-all-baseline = { $shown } 項更新
plus-updates-matching-baseline = { $shown } 項更新中的 { $matching } 項
plus-updates-show-releases = 顯示 { $shown } 項變更
plus-updates-show-baseline = 顯示 { $shown } 項更新
plus-updates-matching-releases = { $all ->
   *[other] { $shown } 項變更中的 { $matching } 項
  }
plus-updates-changes-here = { $all ->
   *[other] { $shown } 項變更，此檢視中有 { $matching } 項
  }
plus-updates-released = 發布於 { $date }
plus-updates-notes = 版本資訊
plus-updates-notes-of = { $release } 的版本資訊
plus-updates-more = 顯示 { $release } 的全部 { $shown } 項變更
plus-updates-cut = { $count ->
   *[other] 另有 { $shown } 項變更未在此列出。
  }
plus-updates-folded = { $count ->
   *[other] 及其中的 { $count } 項變更
  }
plus-updates-experimental = 實驗性
plus-updates-deprecated = 已棄用

plus-updates-engines = { $count } / { $all }
plus-updates-engines-ship = { $engines } 已支援。
plus-updates-engines-lack = { $engines } 尚未支援。
plus-updates-support = { $name } 的瀏覽器支援情況
plus-updates-article = 檢視完整文章
plus-updates-search-article = 搜尋文章
plus-updates-specification = 規範

plus-updates-events = { $count ->
   *[other] { $count } 項更新
  }
plus-updates-undated = 此記錄開始之前
plus-updates-became-newly = 最近可用（自 { $date }起）
plus-updates-became-widely = 廣泛可用（自 { $date }起）
plus-updates-became-regressed = 不再是 Baseline（自 { $date }起）
plus-updates-became-discouraged = 不建議使用（自 { $date }起）
plus-updates-is-newly = 最近可用
plus-updates-is-widely = 廣泛可用
plus-updates-is-regressed = 不再是 Baseline
plus-updates-is-discouraged = 不建議使用
plus-updates-instead = 請改用：{ $names }

plus-updates-recent = Baseline 最新動態
plus-updates-recent-days = 過去 30 天
plus-updates-recent-all = 所有 Baseline 更新
plus-updates-dots = 圓點的含義
plus-updates-dots-text = 每個引擎對應一個：Blink、Gecko、WebKit。
plus-updates-dot-filled = 已支援
plus-updates-dot-fresh = 此版本新增
plus-updates-dot-hollow = 尚未支援

plus-updates-kind-api = Web API
plus-updates-kind-css = CSS
plus-updates-kind-css-property = CSS 屬性
plus-updates-kind-css-selector = CSS 選擇器
plus-updates-kind-css-at-rule = CSS @ 規則
plus-updates-kind-css-type = CSS 值
plus-updates-kind-html = HTML
plus-updates-kind-html-element = HTML 元素
plus-updates-kind-html-attribute = HTML 屬性
plus-updates-kind-http = HTTP
plus-updates-kind-http-header = HTTP 標頭
plus-updates-kind-http-status = HTTP 狀態碼
plus-updates-kind-javascript = JavaScript
plus-updates-kind-mathml = MathML
plus-updates-kind-mathml-element = MathML 元素
plus-updates-kind-svg = SVG
plus-updates-kind-svg-element = SVG 元素
plus-updates-kind-webassembly = WebAssembly
plus-updates-kind-webdriver = WebDriver
plus-updates-kind-webextensions = 瀏覽器擴充套件 API
plus-updates-kind-manifests = 資訊清單
plus-updates-kind-mediatypes = 媒體類型
plus-updates-kind-other = 功能

plus-updates-collections = 收藏集
plus-updates-collections-none = 儲存一個頁面即可依其篩選。
plus-updates-collections-default = 已儲存的文章
plus-updates-collections-chosen = { $count } 個收藏集
plus-updates-loading = 請稍候…

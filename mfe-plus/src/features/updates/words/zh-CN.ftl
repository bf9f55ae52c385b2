plus-updates-title = 更新
plus-updates-lede = 浏览器推出了什么，哪些特性现在可以放心使用。
plus-updates-streams = 更新类型
plus-updates-stream-releases = 浏览器版本
plus-updates-stream-baseline = Baseline
plus-updates-feed = 此视图的订阅源
plus-updates-calendar = 版本发布日历
plus-updates-order = 排序
plus-updates-order-desc = 从新到旧
plus-updates-order-asc = 从旧到新
plus-updates-reset = 清除所有筛选
plus-updates-remove = 移除筛选：{ $name }
plus-updates-none = 未找到更新。
plus-updates-none-filtered = 没有符合筛选条件的更新。
plus-updates-past-end = 没有第 { $page } 页。
plus-updates-first-page = 前往第一页
plus-updates-failed = 更新信息服务没有响应。
plus-updates-failed-hint = 网站的其他部分运行正常。请稍后重试。
plus-updates-preparing = 正在准备更新内容。
plus-updates-preparing-hint = 网站启动时会读取这些内容，稍后即可查看。
plus-updates-again = 重试
plus-updates-all = 所有更新

plus-updates-pages = 更新页面
plus-updates-page = 第 { $page } 页
plus-updates-previous = 上一页
plus-updates-next = 下一页

plus-updates-filters = 筛选
plus-updates-filters-chosen = 筛选（{ $count }）
plus-updates-clear = 清除
plus-updates-close = 关闭
plus-updates-keyword = 关键词
plus-updates-keyword-hint = 名称或词语
plus-updates-browsers = 浏览器
plus-updates-category = 类别
plus-updates-change = 变更类型
plus-updates-category-api = Web API
plus-updates-category-css = CSS
plus-updates-category-html = HTML
plus-updates-category-http = HTTP
plus-updates-category-javascript = JavaScript
plus-updates-category-mathml = MathML
plus-updates-category-svg = SVG
plus-updates-category-webassembly = WebAssembly
plus-updates-category-webdriver = WebDriver
plus-updates-category-webextensions = 浏览器扩展
plus-updates-category-manifests = 清单
plus-updates-category-mediatypes = 媒体类型
plus-updates-change-added = 新增
plus-updates-change-removed = 移除
plus-updates-change-newly = 新近可用
plus-updates-change-widely = 广泛可用
plus-updates-change-regressed = 不再是 Baseline
plus-updates-change-discouraged = 不建议使用

plus-updates-all-releases = { $all ->
   *[other] { $shown } 项变更
  }
plus-updates-all-baseline = { $shown } 项更新
plus-updates-matching-baseline = { $shown } 项更新中的 { $matching } 项
plus-updates-show-releases = 显示 { $shown } 项变更
plus-updates-show-baseline = 显示 { $shown } 项更新
plus-updates-matching-releases = { $all ->
   *[other] { $shown } 项变更中的 { $matching } 项
  }
plus-updates-changes-here = { $all ->
   *[other] { $shown } 项变更，此视图中有 { $matching } 项
  }
plus-updates-released = 发布于 { $date }
plus-updates-notes = 发行说明
plus-updates-notes-of = { $release } 的发行说明
plus-updates-more = 显示 { $release } 的全部 { $shown } 项变更
plus-updates-cut = { $count ->
   *[other] 另有 { $shown } 项变更未在此列出。
  }
plus-updates-folded = { $count ->
   *[other] 及其中的 { $count } 项变更
  }
plus-updates-experimental = 实验性
plus-updates-deprecated = 已弃用

plus-updates-engines = { $count } / { $all }
plus-updates-engines-ship = { $engines } 已支持。
plus-updates-engines-lack = { $engines } 尚不支持。
plus-updates-support = { $name } 的浏览器支持情况
plus-updates-article = 查看完整文章
plus-updates-search-article = 搜索文章
plus-updates-specification = 规范

plus-updates-events = { $count ->
   *[other] { $count } 项更新
  }
plus-updates-undated = 此记录开始之前
plus-updates-became-newly = 新近可用（自 { $date }起）
plus-updates-became-widely = 广泛可用（自 { $date }起）
plus-updates-became-regressed = 不再是 Baseline（自 { $date }起）
plus-updates-became-discouraged = 不建议使用（自 { $date }起）
plus-updates-is-newly = 新近可用
plus-updates-is-widely = 广泛可用
plus-updates-is-regressed = 不再是 Baseline
plus-updates-is-discouraged = 不建议使用
plus-updates-instead = 请改用：{ $names }

plus-updates-recent = Baseline 最新动态
plus-updates-recent-days = 过去 30 天
plus-updates-recent-all = 所有 Baseline 更新
plus-updates-dots = 圆点的含义
plus-updates-dots-text = 每个引擎对应一个：Blink、Gecko、WebKit。
plus-updates-dot-filled = 已支持
plus-updates-dot-fresh = 此版本新增
plus-updates-dot-hollow = 尚不支持

plus-updates-kind-api = Web API
plus-updates-kind-css = CSS
plus-updates-kind-css-property = CSS 属性
plus-updates-kind-css-selector = CSS 选择器
plus-updates-kind-css-at-rule = CSS @ 规则
plus-updates-kind-css-type = CSS 值
plus-updates-kind-html = HTML
plus-updates-kind-html-element = HTML 元素
plus-updates-kind-html-attribute = HTML 属性
plus-updates-kind-http = HTTP
plus-updates-kind-http-header = HTTP 标头
plus-updates-kind-http-status = HTTP 状态码
plus-updates-kind-javascript = JavaScript
plus-updates-kind-mathml = MathML
plus-updates-kind-mathml-element = MathML 元素
plus-updates-kind-svg = SVG
plus-updates-kind-svg-element = SVG 元素
plus-updates-kind-webassembly = WebAssembly
plus-updates-kind-webdriver = WebDriver
plus-updates-kind-webextensions = 浏览器扩展 API
plus-updates-kind-manifests = 清单
plus-updates-kind-mediatypes = 媒体类型
plus-updates-kind-other = 特性

plus-updates-collections = 收藏集
plus-updates-collections-none = 保存一个页面即可按其筛选。
plus-updates-collections-default = 已保存的文章
plus-updates-collections-chosen = { $count } 个收藏集
plus-updates-loading = 请稍候…

docs-sidebar = 相关主题
docs-sidebar-open = 打开相关主题
docs-sidebar-close = 关闭相关主题
docs-filter = 筛选
docs-filter-matches =
    { $count ->
        [0] 无匹配项
       *[other] { $count } 个匹配项
    }

docs-error = 错误
docs-warning = 警告
docs-unknown-section = 不知道如何处理 { $type } 类型的章节

docs-specification = 规范
docs-specification-part = 部分
docs-no-specification = 未找到规范

docs-compatibility = 浏览器兼容性
docs-compatibility-server = 兼容性表格只在浏览器中加载
docs-compatibility-missing = 本站尚无 { $query } 的兼容性数据。

docs-baseline = Baseline
docs-baseline-high = 广泛可用
docs-baseline-low = 新近可用
docs-baseline-limited = 有限可用
docs-baseline-since = 自 { $since }起
docs-baseline-year = { $since }
docs-baseline-partial = 并非所有浏览器都支持
docs-baseline-undated = { "" }
docs-baseline-unsupported = 不支持
docs-baseline-discouraged = 已弃用
docs-baseline-removing = 即将移除
docs-baseline-discouraged-note = 新项目中请避免使用:浏览器可能会移除它。
docs-baseline-removing-note = 浏览器即将移除它:请在使用处替换。
docs-baseline-instead = 请改用:
docs-browser-chrome = Chrome
docs-browser-edge = Edge
docs-browser-firefox = Firefox
docs-browser-safari = Safari

docs-translation = 翻译
docs-translation-volunteers = 本页面由志愿者从英文翻译而来。
docs-translation-join = 加入他们
docs-translation-english = 阅读英文版

docs-footer = 关于此页面
docs-footer-modified = 最后修改：
docs-footer-contributors = 贡献者
docs-footer-source = 在 GitHub 上查看源代码

docs-broken = 加载错误
docs-loading-title = ⏳ 正在加载…
docs-broken-empty = 此页面没有正文。
docs-broken-reload = 尝试重新加载页面

docs-reading = 阅读设置
docs-filter-clear = 清除筛选

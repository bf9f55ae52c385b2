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

docs-compatibility-failed = 加载 BCD 数据时出错

docs-baseline = Baseline
docs-baseline-high = 广泛可用
docs-baseline-low = 新近可用
docs-baseline-limited = 有限可用
docs-baseline-since = 自 { $since }起
docs-baseline-year = { $since }
docs-baseline-undated = { "" }
docs-baseline-discouraged = 已弃用
docs-baseline-removing = 即将移除
docs-baseline-discouraged-note = 已弃用。请勿在新代码中使用。
docs-baseline-removing-note = 浏览器正在移除此特性。请替换现有用法。
docs-baseline-instead = 请改用：
docs-browser-chrome = Chrome
docs-browser-edge = Edge
docs-browser-firefox = Firefox
docs-browser-safari = Safari
docs-browser-chrome_android = Chrome Android
docs-browser-firefox_android = Android 版 Firefox
docs-browser-safari_ios = iOS 版 Safari

docs-translation = 翻译
docs-translation-volunteers = 本页面由志愿者从英文翻译而来。
docs-translation-join = 加入他们
docs-translation-english = 查看英文版
docs-translation-always = 始终切换到英文
docs-translation-lag = 此后英文页面已于 { $date } 更新。
docs-translation-machine = 本页面由机器从英文翻译，尚未经过完整审校。

docs-loading-title = ⏳ 正在加载…
docs-broken-empty = 此页面为空。
docs-reading = 阅读设置
docs-filter-clear = 清除筛选
docs-queue-remove = 移出队列：{ $name }
docs-queue-clear = 清空
docs-queue-empty = 队列为空。
docs-baseline-supported-in = { $browser } 从版本 { $version } 起支持
docs-baseline-unsupported-in = { $browser } 不支持
docs-filter-search = 在全站搜索“{ $words }”
docs-translation-beside = 与英文并排阅读
docs-translation-progress = 翻译进展

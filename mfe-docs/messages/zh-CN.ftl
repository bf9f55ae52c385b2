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
docs-baseline-unsupported = 不支持
docs-baseline-discouraged = 已弃用
docs-baseline-removing = 即将移除
docs-baseline-discouraged-note = 新项目中请避免使用:浏览器可能会移除它。
docs-baseline-removing-note = 浏览器即将移除它:请在使用处替换。
docs-baseline-instead = 请改用:
docs-baseline-high-about = 多年来一直可在下列浏览器中使用，可以放心采用。
docs-baseline-low-about = 可在下列浏览器的最新版本中使用；较旧的设备和浏览器可能没有。
docs-baseline-limited-about = 部分常用浏览器没有此特性：请确保页面没有它也能正常工作。
docs-baseline-asterisk = * 其中某些部分的支持程度可能与整体不同。
docs-baseline-supported = 支持
docs-baseline-learn = 了解更多
docs-baseline-compat = 查看完整兼容性
docs-baseline-feedback = 提交反馈
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
docs-translation-machine = 本页面由机器从英文翻译，未经逐句校对。

docs-footer = 帮助改进此页面
docs-footer-modified = 最后修改：
docs-footer-contributors = 由贡献者完成
docs-footer-source = 在 GitHub 上查看此页面
docs-footer-learn = 了解如何贡献
docs-footer-report = 报告此内容的问题

docs-feedback-question = 此页面对您有帮助吗？
docs-feedback-yes = 是
docs-feedback-no = 否
docs-feedback-why = 为什么没有帮助？
docs-feedback-outdated = 内容已过时
docs-feedback-incomplete = 缺少信息
docs-feedback-code_examples = 代码示例未按预期工作
docs-feedback-other = 其他
docs-feedback-submit = 提交
docs-feedback-thanks = 感谢您的反馈！
docs-feedback-failed = 您的回答未能发送，请重试。

docs-broken = 加载错误
docs-loading-title = ⏳ 正在加载…
docs-broken-empty = 此页面没有正文。
docs-broken-reload = 尝试重新加载页面

docs-reading = 阅读设置
docs-filter-clear = 清除筛选
docs-queue-remove = 移出队列：{ $name }

### Words that the content build writes into pages.

content-note = 备注：
content-warning = 警告：
content-good-example = 好
content-bad-example = 差
content-try-it = 试一试
content-live-sample = 在线示例
content-live-sample-title = 在线示例：{ $title }
content-live-sample-needs-script = 运行此示例需要 JavaScript。其代码在正文中。
content-interactive-example = 交互式示例
content-sample-marks = 检查您的成果
content-video = 视频
content-extension-examples = 扩展示例
content-previous = 上一页
content-next = 下一页
content-overview = 概述：{ $title }
content-yes = 是
content-no = 否
content-home-description = { $site } 为所有构建网站的人介绍 Web 技术，包括 HTML、CSS、JavaScript 和浏览器的各种 API。
content-shelf-api = Web API
content-shelf-accessibility = 无障碍
content-shelf-extensions = 扩展
content-blog = { $site } 博客
content-spotlight = 贡献者风采
content-page-not-found = 未找到页面
content-search-title = 搜索：“{ $query }”
content-search-title-page = 搜索：“{ $query }”（第 { $page } 页）
content-search-empty = 没有搜索词，也就没有结果。
content-external-specification = 未知规范

content-badge-optional = 可选
content-badge-optional-title = 可以省略
content-badge-readonly = 只读
content-badge-readonly-title = 值不可更改
content-badge-experimental = 实验性
content-badge-experimental-title = 其行为仍可能改变
content-badge-deprecated = 已弃用
content-badge-deprecated-title = 请勿在新网站中使用
content-badge-discouraged = 不建议使用
content-badge-discouraged-title = 请勿在新网站中使用
content-badge-nonstandard = 非标准
content-badge-nonstandard-title = 没有标准定义它；使用前请检查支持情况
content-badge-secure = 安全上下文
content-badge-secure-title = 仅在 HTTPS 下可用

content-banner-experimental-label = 实验性：
content-banner-experimental = 这项技术尚未定型。在生产环境中使用之前，请先查看兼容性表。
content-banner-deprecated-label = 已弃用：
content-banner-deprecated = 浏览器只是为了旧页面才保留此特性，随时可能移除。请勿在新项目中使用，并在遇到时将其替换。
content-banner-nonstandard-label = 非标准：
content-banner-nonstandard = 没有标准描述此特性。它并非对所有人都有效，也可能改变：请勿在生产环境中使用。
content-banner-secure-label = 安全上下文：
content-banner-secure = 此特性在部分或全部支持它的浏览器中仅在安全上下文（HTTPS）中可用。
content-banner-workers = 此特性在 Web Worker 中可用。
content-banner-workers-except-service = 此特性在 Web Worker 中可用，但 Service Worker 除外。
content-banner-workers-window-and-dedicated = 在各种 Web Worker 中，此特性仅在专用 Worker 中可用。
content-banner-workers-window-and-service = 在各种 Web Worker 中，此特性仅在 Service Worker 中可用。
content-banner-workers-only = 此特性仅在 Web Worker 中可用。
content-banner-workers-dedicated-only = 此特性仅在专用 Web Worker 中可用。
content-banner-workers-service-only = 此特性仅在 Service Worker 中可用。

content-property-attributes = 此属性的特性
content-property-writable = 可写
content-property-enumerable = 可枚举
content-property-configurable = 可配置

content-sidebar-constructor = 构造函数
content-sidebar-events = 事件
content-sidebar-guides = 指南
content-sidebar-inheritance = 继承
content-sidebar-instance-methods = 实例方法
content-sidebar-instance-properties = 实例属性
content-sidebar-interfaces = 接口
content-sidebar-methods = 方法
content-sidebar-mixins = 混入
content-sidebar-properties = 属性
content-sidebar-static-methods = 静态方法
content-sidebar-static-properties = 静态属性
content-sidebar-tutorials = 教程
content-sidebar-types = 类型
content-sidebar-related = { $subject } 相关页面
content-sidebar-standard-objects = 标准内置对象

content-syntax-unknown = 标准没有为此给出形式语法。

content-llms-markdown = 每个页面都有 Markdown 版本：在其地址后加上 .md，例如 { $example }。
content-llms-documents = 文档
content-llms-data = 数据
content-llms-search-index = 所有页面的标题和地址
content-llms-metadata = 所有页面除正文以外的信息
content-llms-sitemap = 站点地图

content-definition-at-rule = 相关的 @ 规则
content-definition-initial = 初始值
content-definition-appliesto = 适用于
content-definition-also-applies-to = 也适用于
content-definition-inherited = 是否继承
content-definition-percentages = 百分比
content-definition-computed = 计算值
content-definition-animationtype = 动画类型
content-definition-stacking = 创建层叠上下文
content-definition-unknown = 没有已知的形式定义。

content-inheritance = { $interface } 继承自 { $ancestors }
content-svg-categories = 类别
content-svg-content = 允许的内容

content-writers-flaws = 问题
content-writers-translations = 翻译
content-writers-sitemap = 所有页面

content-series = 上一页与下一页
content-link-external = 外部链接
content-link-english = 仅有英文版
content-link-missing = 此页面尚未撰写

content-note = 备注：
content-try-it = 试一试
content-live-sample = 在线示例
content-live-sample-title = 在线示例：{ $title }
content-live-sample-needs-script = 运行此示例需要 JavaScript。其代码就在此页面上。
content-interactive-example = 交互式示例
content-video = 视频
content-extension-examples = 扩展示例
content-previous = 上一页
content-next = 下一页
content-overview = 概述：{ $title }
content-yes = 是
content-no = 否

content-banner-experimental-label = 实验性：
content-banner-experimental = 这是一项实验性技术。在生产环境中使用之前，请先查看兼容性表。
content-banner-deprecated-label = 已弃用：
content-banner-deprecated = 浏览器只是为了旧页面才保留此特性，随时可能移除。请勿在新代码中使用，并替换现有用法。
content-banner-nonstandard-label = 非标准：
content-banner-nonstandard = 此特性不属于任何标准。它可能并非对所有用户都有效，也可能改变。请勿在生产环境中使用。
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

content-syntax-unknown = 没有定义形式语法。

content-definition-at-rule = 相关的 @ 规则
content-definition-initial = 初始值
content-definition-appliesto = 适用于
content-definition-also-applies-to = 也适用于
content-definition-inherited = 是否继承
content-definition-percentages = 百分比
content-definition-computed = 计算值
content-definition-animationtype = 动画类型
content-definition-stacking = 创建层叠上下文
content-definition-unknown = 没有形式定义。

content-inheritance = { $interface } 继承自 { $ancestors }
content-svg-categories = 类别
content-svg-content = 允许的内容

content-series = 上一页与下一页
content-index-letters = 跳转到字母

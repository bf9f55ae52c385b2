# Skip links
shell-skip-main = 跳到主要内容
shell-skip-search = 跳到搜索
shell-skip-language = 跳到选择语言

# Menus
shell-menu-label = 主菜单
shell-menu-open = 打开主菜单
shell-menu-close = 关闭主菜单
shell-tools-open = 更多选项
shell-mark-new = 新
shell-mark-new-feature = 新功能

shell-menu-guides = 指南
shell-menu-guides-learn = 学习 Web 开发
shell-menu-guides-html = HTML
shell-menu-guides-css = CSS
shell-menu-guides-javascript = JavaScript
shell-menu-guides-accessibility = 无障碍
shell-menu-references = 参考
shell-menu-references-overview = 所有 Web 技术
shell-menu-references-html = HTML
shell-menu-references-css = CSS
shell-menu-references-javascript = JavaScript
shell-menu-references-http = HTTP
shell-menu-references-api = Web API
shell-menu-references-extensions = Web 扩展
shell-menu-plus = Plus
shell-menu-plus-overview = 概述
shell-menu-plus-docs = 文档
shell-menu-plus-faq = 常见问题
shell-menu-curriculum = 课程
shell-menu-blog = 博客
shell-menu-tools = 工具
shell-menu-tools-play = Playground
shell-menu-tools-observatory = Observatory
shell-menu-ai-help = AI Help
shell-menu-collections = 收藏集
shell-menu-updates = 更新
shell-menu-settings = 我的设置
shell-menu-staff = 工作人员
shell-menu-help = 帮助
shell-menu-feedback = 反馈

# Account
shell-log-in = 登录
shell-sign-up = 免费注册
shell-upgrade = 立即升级
shell-sign-out = 退出登录
shell-user-menu = 我的 { $plus }
shell-subscriber = 订阅者
shell-maintenance-badge = 维护中
shell-maintenance-text = API 正在停机维护。你可以继续浏览 { $site }，但 { $plus } 和搜索可能无法使用。感谢你的耐心等待！

# Theme and language
shell-theme-label = 主题：{ $theme }
shell-theme-os-default = 跟随系统
shell-theme-light = 浅色
shell-theme-dark = 深色
shell-language-label = 语言：{ $language }
shell-language-untranslated = 尚未翻译：前往首页

# Notices
shell-offline = 你正在离线阅读。
shell-offline-page = 离线时无法查看此页面。请在联网后重试。
shell-back = 你已重新联网。
shell-notice-close = 关闭

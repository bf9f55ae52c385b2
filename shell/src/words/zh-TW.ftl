# Skip links
shell-skip-main = 跳至主要內容
shell-skip-search = 跳至搜尋
shell-skip-language = 跳至語言選擇

# Menus
shell-menu-label = 主選單
shell-menu-open = 開啟主選單
shell-menu-close = 關閉主選單
shell-tools-open = 更多選項
shell-mark-new = 新
shell-mark-new-feature = 新功能

shell-menu-guides = 指南
shell-menu-guides-learn = 學習 Web 開發
shell-menu-guides-html = HTML
shell-menu-guides-css = CSS
shell-menu-guides-javascript = JavaScript
shell-menu-guides-accessibility = 無障礙
shell-menu-references = 參考文件
shell-menu-references-overview = 所有 Web 技術
shell-menu-references-html = HTML
shell-menu-references-css = CSS
shell-menu-references-javascript = JavaScript
shell-menu-references-http = HTTP
shell-menu-references-api = Web API
shell-menu-references-extensions = Web 擴充套件
shell-menu-plus = Plus
shell-menu-plus-overview = 概述
shell-menu-plus-docs = 說明文件
shell-menu-plus-faq = 常見問題
shell-menu-curriculum = 課程
shell-menu-blog = 部落格
shell-menu-tools = 工具
shell-menu-tools-play = Playground
shell-menu-tools-observatory = Observatory
shell-menu-ai-help = AI Help
shell-menu-collections = 收藏集
shell-menu-updates = 更新
shell-menu-settings = 我的設定
shell-menu-staff = 工作人員
shell-menu-help = 說明
shell-menu-feedback = 意見回饋

# Account
shell-log-in = 登入
shell-sign-up = 免費註冊
shell-upgrade = 立即升級
shell-sign-out = 登出
shell-user-menu = 我的 { $plus }
shell-subscriber = 訂閱者
shell-maintenance-badge = 維護中
shell-maintenance-text = API 正在停機維護。您可以繼續瀏覽 { $site }，但 { $plus } 與搜尋可能無法使用。感謝您的耐心等候！

# Theme and language
shell-theme-label = 主題：{ $theme }
shell-theme-os-default = 跟隨系統
shell-theme-light = 淺色
shell-theme-dark = 深色
shell-language-label = 語言：{ $language }
shell-language-untranslated = 尚未翻譯：前往首頁

# Notices
shell-offline = 您正在離線閱讀。
shell-offline-page = 離線時無法檢視此頁面。請在連線後再試一次。
shell-back = 您已重新連線。
shell-notice-close = 關閉

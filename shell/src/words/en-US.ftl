# Skip links
shell-skip-main = Skip to main content
shell-skip-search = Skip to search
shell-skip-language = Skip to select language

# Menus
shell-menu-label = Main menu
shell-menu-open = Open main menu
shell-menu-close = Close main menu
shell-tools-open = More options
shell-mark-new = New
shell-mark-new-feature = New feature

# Same as in English: fr
shell-menu-guides = Guides
shell-menu-guides-learn = Learn web development
# Same as in English everywhere
shell-menu-guides-html = HTML
# Same as in English everywhere
shell-menu-guides-css = CSS
# Same as in English everywhere
shell-menu-guides-javascript = JavaScript
shell-menu-guides-accessibility = Accessibility
shell-menu-references = References
shell-menu-references-overview = All web technologies
# Same as in English everywhere
shell-menu-references-html = HTML
# Same as in English everywhere
shell-menu-references-css = CSS
# Same as in English everywhere
shell-menu-references-javascript = JavaScript
# Same as in English everywhere
shell-menu-references-http = HTTP
shell-menu-references-api = Web APIs
shell-menu-references-extensions = Web Extensions
# Same as in English everywhere
shell-menu-plus = Plus
shell-menu-plus-overview = Overview
# Same as in English: fr
shell-menu-plus-docs = Documentation
# Same as in English: fr
shell-menu-plus-faq = FAQ
shell-menu-curriculum = Curriculum
# Same as in English: es, fr, pt-BR
shell-menu-blog = Blog
shell-menu-tools = Tools
# Same as in English everywhere
shell-menu-tools-play = Playground
# Same as in English everywhere
shell-menu-tools-observatory = Observatory
# Same as in English everywhere
shell-menu-ai-help = AI Help
# Same as in English: fr
shell-menu-collections = Collections
shell-menu-updates = Updates
shell-menu-settings = My Settings
shell-menu-staff = Staff
shell-menu-help = Help
shell-menu-feedback = Feedback

# Account
shell-log-in = Log in
shell-sign-up = Sign up for free
shell-upgrade = Upgrade Now
shell-sign-out = Sign Out
shell-user-menu = My { $plus }
shell-subscriber = Subscriber
shell-maintenance-badge = Maintenance ongoing
shell-maintenance-text = The API is down for maintenance. You can continue to browse the { $site }, but { $plus } and Search might not be available. Thank you for your patience!

# Theme and language
shell-theme-label = Theme: { $theme }
shell-theme-os-default = OS Default
shell-theme-light = Light
shell-theme-dark = Dark
shell-language-label = Language: { $language }
shell-language-untranslated = Not translated yet: home page in

# Notices
shell-offline = You are reading offline.
shell-offline-page = This page is not available offline. Try again when you are connected.
shell-back = You are back online.
shell-notice-close = Close

plus-docs-sidebar = { $plus } 說明文件
plus-docs-overview = 概述
plus-docs-faq = 常見問題
plus-docs-try = 試用 { $plus }

plus-docs-sidebar = { $plus } 文档
plus-docs-overview = 概述
plus-docs-faq = 常见问题
plus-docs-try = 试用 { $plus }

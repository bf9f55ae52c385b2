plus-docs-sidebar = Документация { $plus }
plus-docs-overview = Обзор
plus-docs-faq = Частые вопросы
plus-docs-try = Попробовать { $plus }

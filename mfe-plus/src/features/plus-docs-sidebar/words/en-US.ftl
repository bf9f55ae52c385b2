plus-docs-sidebar = { $plus } documentation
plus-docs-overview = Overview
# Same as in English: fr
plus-docs-faq = FAQ
plus-docs-try = Try { $plus }

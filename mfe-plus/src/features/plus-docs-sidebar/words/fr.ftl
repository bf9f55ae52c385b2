plus-docs-sidebar = Documentation de { $plus }
plus-docs-overview = Vue d’ensemble
plus-docs-faq = FAQ
plus-docs-try = Essayer { $plus }

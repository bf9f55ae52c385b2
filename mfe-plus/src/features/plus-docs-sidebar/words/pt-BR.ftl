plus-docs-sidebar = Documentação do { $plus }
plus-docs-overview = Visão geral
plus-docs-faq = Perguntas frequentes
plus-docs-try = Experimente o { $plus }

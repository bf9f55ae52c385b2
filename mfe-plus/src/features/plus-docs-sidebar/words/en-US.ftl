plus-docs-sidebar = { $plus } documentation
plus-docs-overview = Overview
# Same as in English everywhere
plus-docs-ai-help = AI Help
# Same as in English everywhere
plus-docs-playground = Playground
plus-docs-updates = Updates
plus-docs-watching = Watching
# Same as in English: fr
plus-docs-collections = Collections
# Same as in English everywhere
plus-docs-offline = { $site } Offline
# Same as in English: fr
plus-docs-faq = FAQ
plus-docs-try = Try { $plus }

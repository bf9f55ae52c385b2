plus-docs-sidebar = { $plus } のドキュメント
plus-docs-overview = 概要
plus-docs-faq = よくある質問
plus-docs-try = { $plus } を試す

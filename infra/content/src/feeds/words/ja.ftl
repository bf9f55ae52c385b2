content-llms-markdown = どのページも Markdown で読めます。{ $example } のように、アドレスの後に .md を付けてください。
content-llms-documents = ドキュメント
content-llms-data = データ
content-llms-search-index = 全ページのタイトルとアドレス
content-llms-metadata = 全ページの本文以外の情報
content-llms-sitemap = サイトマップ

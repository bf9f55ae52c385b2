content-link-external = 外部リンク
content-link-english = 英語のみ
content-link-missing = このページはまだ書かれていません

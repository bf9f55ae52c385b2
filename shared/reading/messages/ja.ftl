reading-toc-heading = この記事の内容
reading-copy = コピー
reading-copied = コピーしました!
reading-copy-failed = クリップボードへコピーできませんでした!
reading-breadcrumbs = パンくずリスト
reading-previous = 前へ
reading-next = 次へ
reading-previous-next = 前後のページ

docs-beside-heading = { $title }: 英語と並べて
docs-beside-about = 翻訳と英語のページを見出しごとに並べています。動くサンプルやブラウザーの表は元のページにあります。
docs-beside-page = 翻訳を読む
docs-beside-english = 英語で表示
docs-beside-note = 比べる前に
docs-beside-gone = 英語のページはなくなりました。この翻訳と比べるものはありません。
docs-beside-unknown = この翻訳がどの時点の英語の文章に基づくかは分かりません。
docs-beside-behind = 翻訳後に英語のページが変更されています。
docs-beside-changes =
    { $count ->
       *[other] { $date }以降の変更は { $count } 件です。
    }
docs-beside-unmatched =
    { $count ->
       *[other] 片方のページにしかないセクションが { $count } 個あります。
    }
docs-beside-no-english = 英語のページにこのセクションはありません。
docs-beside-no-translation = このセクションは翻訳されていません。
docs-beside-data = この表を元のページで見る
docs-beside-none = 表示するものはありません。

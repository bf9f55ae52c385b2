blog-spotlight = 貢献者の紹介
blog-spotlight-github = GitHub の { $name }
blog-spotlight-involved = 参加する
blog-spotlight-everybody = 誰でも手伝えます。もっとわかりやすくできる一文から始めてみてください。
blog-spotlight-source = 引用元
blog-spotlight-missing = ページが見つかりません
blog-spotlight-missing-path = 申し訳ありませんが、{ $path } というページは見つかりませんでした。
blog-spotlight-missing-home = ホームページへ戻る

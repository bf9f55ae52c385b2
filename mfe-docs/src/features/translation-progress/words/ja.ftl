docs-progress-heading = 翻訳
docs-progress-heading-of = 翻訳: { $section }
docs-progress-about = 各言語のページ数と、翻訳が英語のページからどれだけ遅れているかを示します。
docs-progress-up-to = 英語版の変更は{ $date }までの分を数えています。
docs-progress-no-history = このサイトでは英語のページがいつ変更されたか分からないため、どの翻訳が遅れているかも分かりません。
docs-progress-languages = 言語
docs-progress-sections = セクション
docs-progress-all-sections = すべてのセクション
docs-progress-translated = { $all } ページ中 { $count } ページを翻訳済み
docs-progress-count-current = 最新 { $count }
docs-progress-count-behind = 遅れあり { $count }
docs-progress-count-unknown = 不明 { $count }
docs-progress-count-orphaned = 英語版なし { $count }
docs-progress-list = ページ
docs-progress-pages =
    { $count ->
       *[other] { $count } ページ
    }
docs-progress-none = 表示するものはありません。
docs-progress-page = ページ
docs-progress-state = 状態
docs-progress-show = 表示
docs-progress-state-any = すべて
docs-progress-state-current = 最新
docs-progress-state-behind = 遅れあり
docs-progress-state-unknown = 不明
docs-progress-state-orphaned = 英語版なし
docs-progress-state-missing = 未翻訳
docs-progress-order = 並べ替え
docs-progress-order-lag = 遅れの大きい順
docs-progress-order-title = タイトル
docs-progress-order-views = よく読まれている順
docs-progress-beside = 英語と並べて読む
docs-progress-source = 英語版の変更
docs-progress-rank = よく読まれている順で { $rank } 位
docs-progress-changes =
    { $count ->
       *[other] 英語版の変更 { $count } 件
    }
docs-progress-since = { $date }から
docs-progress-days =
    { $count ->
       *[other] { $count } 日間
    }
docs-progress-page-links = 一覧のページ
docs-progress-previous = 前へ
docs-progress-next = 次へ
docs-progress-page-number = { $number } ページ

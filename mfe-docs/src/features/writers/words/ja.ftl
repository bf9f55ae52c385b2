docs-writers-nav = 執筆者向け
docs-writers-flaws = 問題点
docs-writers-flaws-about = この言語のページの問題点を、多い順に示します。
docs-writers-translations = 翻訳
docs-writers-translations-about = 英語のコンテンツが各言語にどれだけあるかを示します。
docs-writers-translations-of = この言語への翻訳
docs-writers-translations-of-about = 各ページが英語版からどれだけ遅れているかを示します。
docs-writers-feedback = フィードバック
docs-writers-sitemap = すべてのページ
docs-writers-sitemap-about = ページの階層を一段ずつたどれます。
docs-writers-progress = { $total } ページ中 { $done } ページを確認済み
docs-writers-filter = タイトルまたはアドレスに含む語
docs-writers-filter-submit = 絞り込む
docs-writers-kinds = 表示
docs-writers-all-kinds = すべて
docs-writers-rows =
    { $count ->
       *[other] { $count } 行
    }
docs-writers-none = 表示するものはありません。
docs-writers-open = エディターで開く
docs-writers-previous = 前へ
docs-writers-next = 次へ
docs-writers-page-of = { $pages } ページ中 { $page } ページ目

docs-writers-column-page = ページ
docs-writers-column-flaws = 問題点
docs-writers-column-fixable = 修正可能
docs-writers-column-kinds = 種類
docs-writers-column-translated = 翻訳済み
docs-writers-column-missing = 未翻訳
docs-writers-column-current = 最新
docs-writers-column-behind = 遅れあり
docs-writers-column-unknown = 不明
docs-writers-column-orphaned = 英語版なし
docs-writers-column-state = 状態
docs-writers-column-commits-behind = 遅れている変更数
docs-writers-column-english-modified = 英語版の更新日
docs-writers-column-pages-below = 下位ページ
docs-writers-column-page-type = ページの種類
docs-writers-column-status = ステータス

docs-writers-toolbar = 執筆者用ツールバー
docs-writers-toolbar-flaws =
    { $count ->
        [0] 問題点なし
       *[other] { $count } 件の問題点
    }
docs-writers-toolbar-fix =
    { $count ->
       *[other] { $count } 件を修正
    }
docs-writers-toolbar-fixed =
    { $count ->
       *[other] { $count } 件を修正しました
    }
docs-writers-toolbar-failed = 失敗しました: { $cause }
docs-writers-toolbar-source = ソースを表示
docs-writers-toolbar-line = { $line } 行目
docs-writers-toolbar-better = 改善案: { $suggestion }
docs-writers-toolbar-modified = 最終更新: { $date }
docs-writers-group-broken_links = リンク
docs-writers-group-macros = マクロ
docs-writers-group-other = その他

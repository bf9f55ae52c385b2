docs-sidebar = 関連トピック
docs-sidebar-open = 関連トピックを開く
docs-sidebar-close = 関連トピックを閉じる
docs-filter = 絞り込み
docs-filter-matches =
    { $count ->
        [0] 一致なし
       *[other] { $count } 件
    }

docs-error = エラー
docs-warning = 警告
docs-unknown-section = { $type } というセクションの扱い方がわかりません

docs-specification = 仕様書
docs-specification-part = 該当箇所
docs-no-specification = 仕様書が見つかりません

docs-compatibility-failed = BCD データの読み込みに失敗しました

docs-baseline = Baseline
docs-baseline-high = 広く利用可能
docs-baseline-low = 新たに利用可能
docs-baseline-limited = 限定的に利用可能
docs-baseline-since = { $since }から
docs-baseline-year = { $since }
docs-baseline-undated = { "" }
docs-baseline-discouraged = 非推奨
docs-baseline-removing = 廃止予定
docs-baseline-discouraged-note = 非推奨です。新しいコードでは使わないでください。
docs-baseline-removing-note = ブラウザーから削除されます。使用箇所を置き換えてください。
docs-baseline-instead = 代わりに使えるもの:
docs-browser-chrome = Chrome
docs-browser-edge = Edge
docs-browser-firefox = Firefox
docs-browser-safari = Safari
docs-browser-chrome_android = Chrome Android
docs-browser-firefox_android = Android 版 Firefox
docs-browser-safari_ios = iOS 版 Safari

docs-translation = 翻訳
docs-translation-volunteers = このページは有志が英語から翻訳しました。
docs-translation-join = 翻訳に参加する
docs-translation-english = 英語で表示
docs-translation-always = 常に英語に切り替える
docs-translation-lag = その後、英語のページは{ $date }に更新されています。
docs-translation-machine = このページは英語から機械翻訳されたもので、すべての文が確認されたわけではありません。

docs-loading-title = ⏳ 読み込み中…
docs-broken-empty = このページは空です。
docs-reading = 読みやすさの設定
docs-filter-clear = 絞り込みを解除
docs-queue-remove = キューから外す: { $name }
docs-queue-clear = 空にする
docs-queue-empty = キューは空です。
docs-baseline-supported-in = { $browser } ではバージョン { $version } から対応
docs-baseline-unsupported-in = { $browser } では未対応
docs-filter-search = 「{ $words }」をサイト全体で検索
docs-translation-beside = 英語と並べて読む
docs-translation-progress = 翻訳の進み具合

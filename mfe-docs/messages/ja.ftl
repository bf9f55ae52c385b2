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
docs-baseline-unsupported = 未対応
docs-baseline-discouraged = 非推奨
docs-baseline-removing = 廃止予定
docs-baseline-discouraged-note = 新しい制作では使わないでください。ブラウザーから削除される可能性があります。
docs-baseline-removing-note = まもなくブラウザーから削除されます。使用箇所を置き換えてください。
docs-baseline-instead = 代わりに使えるもの:
docs-baseline-high-about = 以下のブラウザーで何年も前から動作しており、安心して使えます。
docs-baseline-low-about = 以下のブラウザーの最新版で動作します。古い端末やブラウザーでは使えないことがあります。
docs-baseline-limited-about = よく使われるブラウザーの一部にはありません。なくても動くページにしてください。
docs-baseline-asterisk = * 一部の機能は、全体よりも対応状況が広い、または狭い場合があります。
docs-baseline-supported = 対応
docs-baseline-learn = 詳しく見る
docs-baseline-compat = 互換性の一覧を見る
docs-baseline-feedback = フィードバックを送る
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

docs-footer = このページの改善に協力する
docs-footer-modified = 最終更新日:
docs-footer-contributors = (協力者による)
docs-footer-source = このページを GitHub で見る
docs-footer-learn = 協力の方法を知る
docs-footer-report = このコンテンツの問題を報告

docs-feedback-question = このページは役に立ちましたか？
docs-feedback-yes = はい
docs-feedback-no = いいえ
docs-feedback-why = 役に立たなかった理由は何ですか？
docs-feedback-outdated = 内容が古い
docs-feedback-incomplete = 情報が足りない
docs-feedback-code_examples = コード例が期待どおりに動かない
docs-feedback-other = その他
docs-feedback-submit = 送信
docs-feedback-thanks = フィードバックをありがとうございます！
docs-feedback-failed = 回答を送信できませんでした。もう一度お試しください。

docs-broken = 読み込みエラー
docs-loading-title = ⏳ 読み込み中…
docs-broken-empty = このページには本文がありません。
docs-broken-reload = ページを再読み込みする

docs-reading = 読みやすさの設定
docs-filter-clear = 絞り込みを解除
docs-queue-remove = キューから外す: { $name }

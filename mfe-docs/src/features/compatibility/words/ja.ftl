docs-compat-server-only = BCD の表はブラウザーでのみ読み込まれます
docs-compat-warning = 警告
docs-compat-error = エラー
docs-compat-missing = { $query } の互換性データが見つかりません
docs-compat-missing-report = データの不足を報告する
docs-compat-missing-page = このページの問題を報告する
docs-compat-load-failed = BCD データの読み込みに失敗しました
docs-compat-table-failed = ブラウザー互換性の表の読み込みに失敗しました
docs-compat-reload = ページを再読み込みしてください

docs-compat-label = { $feature } のブラウザーの互換性
docs-compat-tip = セルを選ぶと、そのブラウザーの対応履歴が表示されます。
docs-compat-report = この互換性データの問題を報告する
docs-compat-on-github = GitHub でデータを見る
docs-compat-source = データ: { $date }（v{ $version }）
docs-compat-left-out =
    { $count ->
       *[other] { $total } 個の機能のうち { $count } 個はここでは省かれています。
    }
docs-compat-show-all = すべて表示

docs-compat-feature = 機能
docs-compat-desktop = デスクトップ
docs-compat-mobile = モバイル
docs-compat-server = サーバー

docs-compat-badge-experimental = 実験的
docs-compat-badge-non-standard = 標準外
docs-compat-badge-deprecated = 非推奨

docs-compat-label-yes = 対応
docs-compat-label-no = 未対応
docs-compat-label-unknown = ?
docs-compat-label-preview = プレビュー
docs-compat-released = { $date }リリース

docs-compat-yes = 完全対応
docs-compat-partial = 部分対応
docs-compat-flag = フラグで有効化
docs-compat-preview = プレビュー版で対応
docs-compat-no = 未対応
docs-compat-unknown = 対応状況不明
docs-compat-notes = 注記あり
docs-compat-prefix = 接頭辞が必要
docs-compat-renamed = 別の名前で対応
docs-compat-disabled = フラグの設定が必要
docs-compat-more = 履歴に続きあり

docs-compat-history = { $browser } · { $feature } の対応履歴
docs-compat-branch-own = 接頭辞なし
docs-compat-branch-prefix = 接頭辞 { $prefix } 付き
docs-compat-branch-name = { $name } という名前
docs-compat-says-yes = 完全に対応しています。
docs-compat-says-partial = 部分的に対応しています。
docs-compat-says-preview = プレビュー版で対応しています。
docs-compat-says-no = 対応していません。
docs-compat-says-unknown = 対応状況は不明です。
docs-compat-removed = バージョン { $version } で削除されました。
docs-compat-says-prefix = 接頭辞 { $prefix } 付きで対応しています。
docs-compat-says-name = { $name } という名前で対応しています。
docs-compat-flag-preference = { $browser } で設定 { $name } を変更してください。
docs-compat-flag-preference-value = { $browser } で設定 { $name } を { $value } にしてください。
docs-compat-flag-start = { $browser } を { $name } 付きで起動してください。
docs-compat-flag-start-value = { $browser } を、{ $name } を { $value } にして起動してください。
docs-compat-flag-where = 設定は { $address } にあります。
docs-compat-bug = { $bug } を参照してください。

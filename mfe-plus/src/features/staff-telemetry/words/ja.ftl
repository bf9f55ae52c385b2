### Chunk: staff-telemetry-words

plus-telemetry-counted = Cookie もアドレスも使わずに集計
plus-telemetry-until = 集計済み:
plus-telemetry-language = 言語
plus-telemetry-all-languages = すべての言語
plus-telemetry-period = 期間
plus-telemetry-last-hours = 過去 24 時間
plus-telemetry-last-days = 過去 { $count } 日間
plus-telemetry-csv = CSV
plus-telemetry-loading = 読み込み中…
plus-telemetry-empty = まだ何も集計されていません
plus-telemetry-empty-text = 訪問は開始から約 2 分後にここに表示されます。オプトアウトした人や、ブラウザーが Global Privacy Control を送る人は集計されません。
plus-telemetry-nothing = この期間にはありません。

plus-telemetry-live = 現在
plus-telemetry-live-minute = この 1 分間のページ数: { $count }
plus-telemetry-live-hour = 過去 1 時間: 訪問 { $visits }、ページ { $views }、エラー { $errors }
plus-telemetry-live-away = 現在、新しい集計を取得できません。10 秒ごとに再試行します。

plus-telemetry-figure-visits = 訪問数
plus-telemetry-figure-pages = 訪問あたりのページ数
plus-telemetry-figure-searches = 検索数
plus-telemetry-figure-errors = 1,000 訪問あたりのエラー
plus-telemetry-figure-misses = 結果のない検索
plus-telemetry-up = { $size } 増
plus-telemetry-down = { $size } 減
plus-telemetry-unchanged = 変化なし

plus-telemetry-shape = 「{ $title }」の表示形式
plus-telemetry-chart = グラフ
plus-telemetry-table = 表
plus-telemetry-by-day = 1 日ごと、その前の { $count } 日間との比較
plus-telemetry-by-hour = 1 時間ごと、その前の 24 時間との比較
plus-telemetry-visits-chart = 訪問数の推移
plus-telemetry-visits-point = { $time }: 訪問 { $now }、以前: { $before }
plus-telemetry-chart-failed = グラフを読み込めませんでした。表に同じ数値があります。
plus-telemetry-now = 今回
plus-telemetry-before = 以前
plus-telemetry-day = 日
plus-telemetry-hour = 時刻
plus-telemetry-went-live = 公開

plus-telemetry-kinds = ページの種類
plus-telemetry-kinds-note = 閲覧数の割合
plus-telemetry-kind = 種類
plus-telemetry-share = 割合
plus-telemetry-views = 閲覧数
plus-telemetry-kind-home = ホーム
plus-telemetry-kind-reference = リファレンス
plus-telemetry-kind-guide = ガイド
plus-telemetry-kind-learn = 学習
plus-telemetry-kind-glossary = 用語集
plus-telemetry-kind-search = 検索
plus-telemetry-kind-play = Playground
plus-telemetry-kind-blog = ブログ
plus-telemetry-kind-curriculum = 講座
plus-telemetry-kind-plus = Plus
plus-telemetry-kind-observatory = Observatory
plus-telemetry-kind-advertising = 広告
plus-telemetry-kind-other = その他

plus-telemetry-vitals = バージョン別バイタル
plus-telemetry-vitals-note = 75 パーセンタイル、± 5%、最新 6 バージョン
plus-telemetry-remote = リモート
plus-telemetry-device = デバイス
plus-telemetry-device-phone = スマートフォン
plus-telemetry-device-desktop = デスクトップ
plus-telemetry-version = バージョン
plus-telemetry-vital = バイタル
plus-telemetry-count = 値の数
plus-telemetry-vital-good = 良好
plus-telemetry-vital-middling = 要改善
plus-telemetry-vital-poor = 不良
plus-telemetry-vital-few = 少数
plus-telemetry-limit-good = 良好 { $value }
plus-telemetry-limit-poor = 不良 { $value }
plus-telemetry-vital-chart = バージョン別 { $name }
plus-telemetry-vital-point = { $version }: { $value }、{ $state }
plus-telemetry-vital-few-point = { $version }: 値が少なすぎます （{ $count }）

plus-telemetry-misses-note = 5 人以上の訪問者が使った語
plus-telemetry-query = 語
plus-telemetry-times = 回数

plus-telemetry-errors = リモートとシグネチャ別のエラー
plus-telemetry-errors-note = メッセージから数値とアドレスは除かれています
plus-telemetry-all-remotes = すべてのリモート
plus-telemetry-signature = シグネチャ
plus-telemetry-state = 状態
plus-telemetry-state-rising = 増加
plus-telemetry-state-new = 新規
plus-telemetry-state-known = 既知
plus-telemetry-first-seen = 初回
plus-telemetry-trend = 推移
plus-telemetry-in-thousand = 1,000 訪問あたり

plus-telemetry-clicks = 発生元別のクリック
plus-telemetry-clicks-note = 多い順
plus-telemetry-source = 発生元

plus-telemetry-feedback = このページは役に立ちましたか？
plus-telemetry-feedback-note = 過去 { $days } 日間: はい { $share }、{ $votes } 票
plus-telemetry-no-votes = この期間に投票はありません。
plus-telemetry-page = ページ
plus-telemetry-yes = はい
plus-telemetry-no = いいえ

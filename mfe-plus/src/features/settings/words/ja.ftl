plus-settings-title = マイ設定
plus-settings-lede = アカウントと設定です。変更は自動的に保存されます。
plus-settings-saving = 保存中…
plus-settings-no-script = 設定を変更するには JavaScript を有効にしてください。
plus-settings-unavailable = 現在、設定にアクセスできません。設定は失われていません。後でもう一度お試しください。

plus-settings-invitation = ログインすると設定が表示されます
plus-settings-invitation-text = 設定はアカウントに属し、ログインしたどのブラウザーでも使えます。
plus-settings-sign-in = ログイン

plus-settings-account = アカウントの管理
plus-settings-email = メールアドレス
plus-settings-plan = プラン
plus-settings-plan-core = Core
plus-settings-plan-plus5 = Plus 5
plus-settings-plan-plus10 = Supporter 10
plus-settings-plan-month = { $plan }（月払い）
plus-settings-plan-year = { $plan }（年払い）
plus-settings-practice = テストモード
plus-settings-practice-text = テストモードです。実際のお支払いは発生しません。
plus-settings-given = このプランは贈られたものです。お支払いは必要ありません。
plus-settings-next-payment = 次回のお支払い: { $date }
plus-settings-ends = { $date } に終了し、更新されません
plus-settings-past-due = 前回のお支払いに失敗しました。購読を続けるには、お支払い方法を更新してください。
plus-settings-subscription-unknown = 購読の情報を読み込めませんでした。
plus-settings-manage = 購読を管理
plus-settings-upgrade = アップグレード
plus-settings-export = あなたのコレクション
plus-settings-export-text = 保存したものすべてを、メモと一緒にファイルとして。
plus-settings-export-json = JSON をダウンロード
plus-settings-export-csv = CSV をダウンロード
plus-settings-export-html = ブックマーク (HTML) をダウンロード
plus-settings-export-markdown = Markdown をダウンロード
plus-settings-playgrounds = あなたの Playground
plus-settings-playgrounds-text = 短いリンクで共有したすべてのコードをファイルとして。
plus-settings-playgrounds-download = Playground をダウンロード
plus-settings-sessions = セッション
plus-settings-everywhere-name = すべての端末
plus-settings-everywhere = すべての場所でログアウト
plus-settings-everywhere-text = すべての端末でログアウトします。
plus-settings-everywhere-working = ログアウト中…
plus-settings-everywhere-done = すべての場所でログアウトしました。

plus-settings-ads = 広告
plus-settings-no-ads = 広告なしで読む
plus-settings-no-ads-text = 購読している間、すべての端末ですべての広告を非表示にします。
plus-settings-no-ads-subscribe = 広告なしの閲覧は有料プランに含まれます。
plus-settings-no-ads-link = { $plus } を購読

plus-settings-ai-help = AI Help
plus-settings-history = 質問の履歴を残す
plus-settings-history-text = 質問と回答は最長 6 か月間保存されます。見られるのはあなただけです。
plus-settings-history-name = 履歴
plus-settings-history-delete = 履歴を削除
plus-settings-history-delete-text = これまでの質問とその回答をすべて削除します。
plus-settings-history-confirm = AI Help の履歴を完全に削除しますか？
plus-settings-history-deleting = 削除中…
plus-settings-history-deleted = AI Help の履歴を削除しました。
plus-settings-history-absent = AI Help の履歴がないため、削除するものはありませんでした。
plus-settings-unanswered = 回答のなかった質問をスタッフが読むことを許可する
plus-settings-unanswered-text = ドキュメントに足りないものがわかります。名前は付きません。
plus-settings-conversations = 質問と回答
plus-settings-conversations-text = AI Help とのすべての会話を 1 つのファイルで。
plus-settings-conversations-download = 会話をダウンロード

plus-settings-offline = オフラインで読む

plus-settings-updated = 最新情報を受け取る
plus-settings-newsletter = ニュースレターを受け取る
plus-settings-newsletter-text = ウェブプラットフォームと { $site } の新着情報をメールでお届けします。
plus-settings-newsletter-unknown = ニュースレターの設定を読み込めませんでした。

plus-settings-delete = アカウントを削除
plus-settings-delete-text = アカウントとそのすべてのデータを完全に削除します。
plus-settings-gone = さようなら
plus-settings-gone-text = アカウントとそのすべてのデータが削除され、ログアウトしました。ご利用ありがとうございました。ドキュメントはこれからも自由にお読みいただけます。
plus-settings-gone-home = ホームページへ

plus-settings-started-waiting = お支払いを確認しています…
plus-settings-started = { $plan } へようこそ
plus-settings-started-text = { $plan } のすべての機能を使えるようになりました。{ $ads ->
    [off] 広告は非表示になっています。下の設定でいつでも元に戻せます。
   *[other] { "" }
  }
plus-settings-started-late = お支払いはまだ確認されていません
plus-settings-started-late-text = 数分かかることがあります。確認でき次第、プランがここに表示されます。このページを離れても何も失われません。
plus-settings-canceled = 購読は開始されていません
plus-settings-canceled-text = お支払いページから戻りました。料金は発生していません。
plus-settings-see-plans = プランを見る

# Skip links
shell-skip-main = メインコンテンツへ移動
shell-skip-search = 検索へ移動
shell-skip-language = 言語の選択へ移動

# Menus
shell-menu-label = メインメニュー
shell-menu-open = メインメニューを開く
shell-menu-close = メインメニューを閉じる
shell-tools-open = その他のオプション
shell-mark-new = 新着
shell-mark-new-feature = 新機能

shell-menu-guides = ガイド
shell-menu-guides-learn = ウェブ開発を学ぶ
shell-menu-guides-html = HTML
shell-menu-guides-css = CSS
shell-menu-guides-javascript = JavaScript
shell-menu-guides-accessibility = アクセシビリティ
shell-menu-references = リファレンス
shell-menu-references-overview = すべてのウェブ技術
shell-menu-references-html = HTML
shell-menu-references-css = CSS
shell-menu-references-javascript = JavaScript
shell-menu-references-http = HTTP
shell-menu-references-api = Web API
shell-menu-references-extensions = ウェブ拡張機能
shell-menu-plus = Plus
shell-menu-plus-overview = 概要
shell-menu-plus-docs = ドキュメント
shell-menu-plus-faq = よくある質問
shell-menu-curriculum = 講座
shell-menu-blog = ブログ
shell-menu-tools = ツール
shell-menu-tools-play = Playground
shell-menu-tools-observatory = Observatory
shell-menu-ai-help = AI Help
shell-menu-collections = コレクション
shell-menu-updates = 更新情報
shell-menu-settings = 設定
shell-menu-staff = スタッフ
shell-menu-help = ヘルプ
shell-menu-feedback = フィードバック

# Account
shell-log-in = ログイン
shell-sign-up = 無料で登録
shell-upgrade = アップグレード
shell-sign-out = ログアウト
shell-user-menu = マイ { $plus }
shell-subscriber = 購読者
shell-maintenance-badge = メンテナンス中
shell-maintenance-text = API はメンテナンス中です。引き続き { $site } を閲覧できますが、{ $plus } と検索は利用できないことがあります。ご理解に感謝します。

# Theme and language
shell-theme-label = テーマ: { $theme }
shell-theme-os-default = OS の設定
shell-theme-light = ライト
shell-theme-dark = ダーク
shell-language-label = 言語: { $language }
shell-language-untranslated = 未翻訳: ホームページへ

# Notices
shell-offline = オフラインで閲覧しています。
shell-offline-page = このページはオフラインでは表示できません。接続してからもう一度お試しください。
shell-back = オンラインに戻りました。
shell-notice-close = 閉じる

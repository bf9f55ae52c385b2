### Words that the content build writes into pages.

content-note = メモ:
content-warning = 警告:
content-good-example = 良い例
content-bad-example = 悪い例
content-try-it = 試してみましょう
content-live-sample = ライブサンプル
content-live-sample-title = ライブサンプル: { $title }
content-live-sample-needs-script = このサンプルの実行には JavaScript が必要です。コードは本文にあります。
content-interactive-example = インタラクティブなサンプル
content-sample-marks = できたか確認しましょう
content-video = 動画
content-extension-examples = 拡張機能の例
content-previous = 前へ
content-next = 次へ
content-overview = 概要: { $title }
content-yes = はい
content-no = いいえ
content-home-description = { $site } は、HTML、CSS、JavaScript、ブラウザーの API などのウェブ技術を、サイトを作るすべての人のために解説しています。
content-shelf-api = Web API
content-shelf-accessibility = アクセシビリティ
content-shelf-extensions = 拡張機能
content-blog = { $site } ブログ
content-spotlight = コントリビューター紹介
content-page-not-found = ページが見つかりません
content-search-title = 検索: 「{ $query }」
content-search-title-page = 検索: 「{ $query }」（{ $page } ページ）
content-search-empty = 検索語がないため、結果もありません。
content-external-specification = 不明な仕様書

content-badge-optional = 省略可
content-badge-optional-title = 省略できます
content-badge-readonly = 読み取り専用
content-badge-readonly-title = 値は変更できません
content-badge-experimental = 実験的
content-badge-experimental-title = 動作はまだ変わる可能性があります
content-badge-deprecated = 非推奨
content-badge-deprecated-title = 新しいサイトでは使わないでください
content-badge-discouraged = 推奨されません
content-badge-discouraged-title = 新しいサイトでは使わないでください
content-badge-nonstandard = 標準外
content-badge-nonstandard-title = 標準では定義されていません。使う前に対応状況を確認してください
content-badge-secure = 安全なコンテキスト
content-badge-secure-title = HTTPS でのみ動作します

content-banner-experimental-label = 実験的:
content-banner-experimental = この技術はまだ定まっていません。本番環境で使う前に、互換性一覧表を確認してください。
content-banner-deprecated-label = 非推奨:
content-banner-deprecated = この機能は古いページのためだけに残されており、いつ削除されるか分かりません。新しく使うのは避け、見つけたら置き換えてください。
content-banner-nonstandard-label = 標準外:
content-banner-nonstandard = この機能を定めた標準はありません。すべての読者の環境で動くとは限らず、変更されることもあります。本番環境では使わないでください。
content-banner-secure-label = 安全なコンテキスト:
content-banner-secure = この機能は、対応しているブラウザーの一部またはすべてで、安全なコンテキスト (HTTPS) でのみ利用できます。
content-banner-workers = この機能はウェブワーカーで利用できます。
content-banner-workers-except-service = この機能は、サービスワーカーを除くウェブワーカーで利用できます。
content-banner-workers-window-and-dedicated = ウェブワーカーのうち、この機能は専用ワーカーでのみ利用できます。
content-banner-workers-window-and-service = ウェブワーカーのうち、この機能はサービスワーカーでのみ利用できます。
content-banner-workers-only = この機能はウェブワーカーでのみ利用できます。
content-banner-workers-dedicated-only = この機能は専用ワーカーでのみ利用できます。
content-banner-workers-service-only = この機能はサービスワーカーでのみ利用できます。

content-property-attributes = このプロパティの属性
content-property-writable = 書込可能
content-property-enumerable = 列挙可能
content-property-configurable = 設定可能

content-sidebar-constructor = コンストラクター
content-sidebar-events = イベント
content-sidebar-guides = ガイド
content-sidebar-inheritance = 継承
content-sidebar-instance-methods = インスタンスメソッド
content-sidebar-instance-properties = インスタンスプロパティ
content-sidebar-interfaces = インターフェイス
content-sidebar-methods = メソッド
content-sidebar-mixins = ミックスイン
content-sidebar-properties = プロパティ
content-sidebar-static-methods = 静的メソッド
content-sidebar-static-properties = 静的プロパティ
content-sidebar-tutorials = チュートリアル
content-sidebar-types = 型
content-sidebar-related = { $subject } の関連ページ
content-sidebar-standard-objects = 標準組み込みオブジェクト

content-syntax-unknown = 標準には、これに対する形式文法がありません。

content-llms-markdown = どのページも Markdown で読めます。{ $example } のように、アドレスの後に .md を付けてください。
content-llms-documents = ドキュメント
content-llms-data = データ
content-llms-search-index = 全ページのタイトルとアドレス
content-llms-metadata = 全ページの本文以外の情報
content-llms-sitemap = サイトマップ

content-definition-at-rule = 関連するアットルール
content-definition-initial = 初期値
content-definition-appliesto = 適用対象
content-definition-also-applies-to = ほかの適用対象
content-definition-inherited = 継承
content-definition-percentages = パーセント値
content-definition-computed = 計算値
content-definition-animationtype = アニメーションの種類
content-definition-stacking = 重ね合わせコンテキストの生成
content-definition-unknown = これに対する形式定義は知られていません。

content-inheritance = { $interface } の継承元: { $ancestors }
content-svg-categories = カテゴリー
content-svg-content = 許可されている内容

content-writers-flaws = 問題点
content-writers-translations = 翻訳
content-writers-sitemap = すべてのページ

content-series = 前後のページ
content-link-external = 外部リンク
content-link-english = 英語のみ
content-link-missing = このページはまだ書かれていません

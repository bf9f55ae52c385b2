content-note = メモ:
content-try-it = 試してみましょう
content-live-sample = ライブサンプル
content-live-sample-title = ライブサンプル: { $title }
content-live-sample-needs-script = このサンプルの実行には JavaScript が必要です。コードはこのページにあります。
content-interactive-example = インタラクティブなサンプル
content-video = 動画
content-extension-examples = 拡張機能の例
content-previous = 前へ
content-next = 次へ
content-overview = 概要: { $title }
content-yes = はい
content-no = いいえ

content-banner-experimental-label = 実験的:
content-banner-experimental = これは実験的な技術です。本番環境で使う前に、互換性一覧表を確認してください。
content-banner-deprecated-label = 非推奨:
content-banner-deprecated = ブラウザーはこの機能を古いページのためだけに残しており、いつ削除されるか分かりません。新しいコードでは使わず、使用箇所は置き換えてください。
content-banner-nonstandard-label = 標準外:
content-banner-nonstandard = この機能はどの標準にも含まれていません。すべてのユーザーの環境で動くとは限らず、変更されることもあります。本番環境では使わないでください。
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

content-syntax-unknown = 形式構文は定義されていません。

content-definition-at-rule = 関連するアットルール
content-definition-initial = 初期値
content-definition-appliesto = 適用対象
content-definition-also-applies-to = ほかの適用対象
content-definition-inherited = 継承
content-definition-percentages = パーセント値
content-definition-computed = 計算値
content-definition-animationtype = アニメーションの種類
content-definition-stacking = 重ね合わせコンテキストの生成
content-definition-unknown = 形式定義はありません。

content-inheritance = { $interface } の継承元: { $ancestors }
content-svg-categories = カテゴリー
content-svg-content = 許可されている内容

content-series = 前後のページ
content-index-letters = 頭文字へ移動

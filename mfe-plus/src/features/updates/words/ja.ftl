plus-updates-title = 更新情報
plus-updates-lede = ブラウザーに追加された機能と、安心して使えるようになった機能をお知らせします。
plus-updates-streams = 更新情報の種類
plus-updates-stream-releases = ブラウザーのリリース
plus-updates-stream-baseline = Baseline
plus-updates-feed = この表示内容のフィード
plus-updates-calendar = リリースのカレンダー
plus-updates-order = 並べ替え
plus-updates-order-desc = 新しい順
plus-updates-order-asc = 古い順
plus-updates-reset = すべてのフィルターを外す
plus-updates-remove = フィルターを外す: { $name }
plus-updates-none = 更新情報は見つかりませんでした。
plus-updates-none-filtered = フィルターに一致する更新情報はありません。
plus-updates-past-end = { $page } ページはありません。
plus-updates-first-page = 最初のページへ移動
plus-updates-failed = 更新情報のサービスが応答していません。
plus-updates-failed-hint = サイトのほかの部分は利用できます。しばらくしてからもう一度お試しください。
plus-updates-preparing = 更新情報を準備しています。
plus-updates-preparing-hint = サイトの起動時に読み込まれ、まもなく表示できます。
plus-updates-again = もう一度試す
plus-updates-all = すべての更新情報

plus-updates-pages = 更新情報のページ
plus-updates-page = { $page } ページ
plus-updates-previous = 前へ
plus-updates-next = 次へ

plus-updates-filters = フィルター
plus-updates-filters-chosen = フィルター（{ $count }）
plus-updates-clear = クリア
plus-updates-close = 閉じる
plus-updates-keyword = キーワード
plus-updates-keyword-hint = 名前または語句
plus-updates-browsers = ブラウザー
plus-updates-category = カテゴリー
plus-updates-change = 変更の種類
plus-updates-category-api = Web API
plus-updates-category-css = CSS
plus-updates-category-html = HTML
plus-updates-category-http = HTTP
plus-updates-category-javascript = JavaScript
plus-updates-category-mathml = MathML
plus-updates-category-svg = SVG
plus-updates-category-webassembly = WebAssembly
plus-updates-category-webdriver = WebDriver
plus-updates-category-webextensions = ブラウザー拡張機能
plus-updates-category-manifests = マニフェスト
plus-updates-category-mediatypes = メディア種別
plus-updates-change-added = 追加
plus-updates-change-removed = 削除
plus-updates-change-newly = 新たに利用可能
plus-updates-change-widely = 広く利用可能
plus-updates-change-regressed = Baseline から除外
plus-updates-change-discouraged = 推奨されません

plus-updates-all-releases = { $all ->
   *[other] { $shown } 件の変更
  }
plus-updates-all-baseline = { $shown } 件の更新
plus-updates-matching-baseline = { $shown } 件の更新のうち { $matching } 件
plus-updates-show-releases = { $shown } 件の変更を表示
plus-updates-show-baseline = { $shown } 件の更新を表示
plus-updates-matching-releases = { $all ->
   *[other] { $shown } 件の変更のうち { $matching } 件
  }
plus-updates-changes-here = { $all ->
   *[other] { $shown } 件の変更、うちこの表示では { $matching } 件
  }
plus-updates-released = { $date }リリース
plus-updates-notes = リリースノート
plus-updates-notes-of = { $release } のリリースノート
plus-updates-more = { $release } の変更 { $shown } 件をすべて表示
plus-updates-cut = { $count ->
   *[other] ほかに { $shown } 件の変更がありますが、ここには表示されていません。
  }
plus-updates-folded = { $count ->
   *[other] この中の変更 { $count } 件
  }
plus-updates-experimental = 実験的
plus-updates-deprecated = 非推奨

plus-updates-engines = { $count } / { $all }
plus-updates-engines-ship = { $engines } が対応しています。
plus-updates-engines-lack = { $engines } は対応していません。
plus-updates-support = { $name } のブラウザー対応状況
plus-updates-article = 記事の全文を見る
plus-updates-search-article = 記事を検索
plus-updates-specification = 仕様書

plus-updates-events = { $count ->
   *[other] { $count } 件の更新
  }
plus-updates-undated = この記録が始まる前
plus-updates-became-newly = { $date }から新たに利用可能
plus-updates-became-widely = { $date }から広く利用可能
plus-updates-became-regressed = { $date }に Baseline から除外
plus-updates-became-discouraged = { $date }から推奨されません
plus-updates-is-newly = 新たに利用可能
plus-updates-is-widely = 広く利用可能
plus-updates-is-regressed = Baseline から除外
plus-updates-is-discouraged = 推奨されません
plus-updates-instead = 代わりに使えるもの: { $names }

plus-updates-recent = Baseline の新着情報
plus-updates-recent-days = 過去 30 日間
plus-updates-recent-all = Baseline のすべての更新
plus-updates-dots = 点の見方
plus-updates-dots-text = エンジンごとに 1 つ: Blink、Gecko、WebKit。
plus-updates-dot-filled = 対応済み
plus-updates-dot-fresh = このリリースで新たに対応
plus-updates-dot-hollow = 未対応

plus-updates-kind-api = Web API
plus-updates-kind-css = CSS
plus-updates-kind-css-property = CSS プロパティ
plus-updates-kind-css-selector = CSS セレクター
plus-updates-kind-css-at-rule = CSS アットルール
plus-updates-kind-css-type = CSS の値
plus-updates-kind-html = HTML
plus-updates-kind-html-element = HTML 要素
plus-updates-kind-html-attribute = HTML 属性
plus-updates-kind-http = HTTP
plus-updates-kind-http-header = HTTP ヘッダー
plus-updates-kind-http-status = HTTP ステータスコード
plus-updates-kind-javascript = JavaScript
plus-updates-kind-mathml = MathML
plus-updates-kind-mathml-element = MathML 要素
plus-updates-kind-svg = SVG
plus-updates-kind-svg-element = SVG 要素
plus-updates-kind-webassembly = WebAssembly
plus-updates-kind-webdriver = WebDriver
plus-updates-kind-webextensions = ブラウザー拡張機能 API
plus-updates-kind-manifests = マニフェスト
plus-updates-kind-mediatypes = メディア種別
plus-updates-kind-other = 機能

plus-updates-collections = コレクション
plus-updates-collections-none = ページを保存すると、それで絞り込めます。
plus-updates-collections-default = 保存した記事
plus-updates-collections-chosen = コレクション { $count } 件
plus-updates-loading = お待ちください…

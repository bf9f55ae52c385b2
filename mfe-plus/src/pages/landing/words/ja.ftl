plus-eyebrow = { $plus }
plus-title = ドキュメントを、あなたのものに
plus-lede = { $ads ->
    [yes] 広告なしで読み、学んだことをコレクションに残せます。
   *[no] 学んだことを、いくつでもコレクションに残せます。
  }{ $updates ->
    [yes] ウェブの変化をお知らせします。
   *[no] { "" }
  }{ $offline ->
    [yes] 分野ごとまるごとオフラインで持ち歩けます。
   *[no] { "" }
  }
plus-choose = プランを選ぶ
plus-see-inside = 内容を見る

plus-inside = 含まれるもの
plus-blurb-updates = 更新情報
plus-blurb-updates-title = 新着情報を確かめる
plus-blurb-updates-text = ブラウザーの新しい機能を、あなたが使う技術に絞り込んで。
plus-blurb-collections = コレクション
plus-blurb-collections-title = 見つけたものを残す
plus-blurb-collections-text = 記事を自分のコレクションに、その理由を書いたメモとともに保存できます。
plus-blurb-ai-help = AI Help
plus-blurb-ai-help-title = 質問し、出典を確かめる
plus-blurb-ai-help-text = ドキュメントを基にした回答を、出典とともに。
plus-blurb-playground = Playground
plus-blurb-playground-title = 試して、共有する
plus-blurb-playground-text = 結果の横で HTML、CSS、JavaScript を書き、リンクとして共有できます。
plus-blurb-offline = { $site } Offline
plus-blurb-offline-title = どこでも読む
plus-blurb-offline-text = 分野ごとまるごと端末に。更新でダウンロードするのは変わった部分だけです。
plus-blurb-no-ads = 広告なし
plus-blurb-no-ads-title = ページだけを
plus-blurb-no-ads-text = 購読している間、すべての場所で広告を表示しないようにできます。

plus-plans = プランをお選びください
plus-period = 支払い周期
plus-period-month = 月払い
plus-period-year = 年払い
plus-two-months-free = 年払いなら 2 か月分が無料
plus-plans-offline = 現在オフラインです。{ $plus } のプランを見るにはオンラインに接続してください
plus-recommended = おすすめ
plus-plan-core = Core
plus-plan-plus5 = Plus 5
plus-plan-plus10 = Supporter 10
plus-price-free = ずっと無料
plus-price-month = / 月
plus-billed-month = 毎月 { $price } のお支払い
plus-billed-year = 年に一度 { $price } のお支払い
plus-button-start = { $plan } で始める
plus-button-upgrade = { $plan } にアップグレード
plus-button-current = 現在のプラン
plus-button-unavailable = 利用できません
plus-features = { $plan } に含まれるもの
plus-feature-updates-filtering = 更新情報の絞り込み
plus-feature-watching = 機能やページのウォッチ
plus-feature-three-collections = コレクション 3 件まで
plus-feature-shared-playgrounds = Playground の共有
plus-feature-ai-help-five = AI Help: 1 日 5 問まで （ベータ版）
plus-feature-no-ads = 広告なしの閲覧
plus-feature-updates = 更新情報
plus-feature-collections = コレクション数は無制限
plus-feature-offline = オフライン閲覧
plus-feature-ai-help = AI Help
plus-feature-everything = Plus 5 のすべて
plus-feature-early-access = 新機能への先行アクセス
plus-feature-support = { $site } へのさらなる支援

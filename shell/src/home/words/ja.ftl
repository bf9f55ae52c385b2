# A word joiner keeps 開発者による and 開発者のための on one line each.
shell-home-title = 開発者に{ "\u2060" }よる、開発者の{ "\u2060" }ためのリソース
shell-home-text = 2005 年から、CSS、HTML、JavaScript などのウェブ技術を文書化しています。
shell-home-ask = 質問がありますか？ AI Help に聞く
shell-home-shelf = リファレンス
shell-home-pages = ページ
shell-home-featured = 注目の記事
shell-home-news = 最新ニュース
shell-home-contributions = 最近の貢献
shell-home-spotlight = 貢献者の紹介
shell-home-get-involved = 参加する

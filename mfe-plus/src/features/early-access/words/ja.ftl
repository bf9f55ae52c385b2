plus-early-mark = 先行アクセス
plus-early-others = 一般公開の前に、まず Supporter 10 の方にご利用いただけます。
plus-early-plans = プランを見る

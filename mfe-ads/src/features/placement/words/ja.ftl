ads-label =
    { $slot ->
        [ad-top] ページ上部の広告
        [ad-side] ページ横の広告
        [ad-bottom] 記事の下の広告
        [ad-home-main] 広告
       *[ad-home-footer] ページ末尾の広告
    }
ads-badge = 広告
ads-refuse = 広告を見たくないですか？

ads-ai-help-heading = 困ったら AI Help へ。
ads-ai-help-copy = このサイトのページを基にした、出典付きの回答。
ads-ai-help-more = 質問する
ads-curriculum-heading = 何から始めるか迷ったら
ads-curriculum-copy = 何を、どの順に学ぶか。
ads-curriculum-more = 講座を見る
ads-plus-heading = { $site } を、あなたのものに。
ads-plus-copy = { $plus }: 広告なし、自分だけのコレクション。
ads-plus-more = 内容を見る
ads-advertising-heading = シンプルな広告。追跡なし。
ads-advertising-copy = ウェブを作る人々に届けましょう。
ads-advertising-more = 広告を掲載する

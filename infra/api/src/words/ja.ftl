visit-log-in-host = ログイン
visit-log-in-cover = ここに保存したものは、どの端末でも見つかります
visit-SIGN_IN_STALE = このログインは期限切れです
visit-SIGN_IN_STALE-text = 15 分以上前、または別のブラウザーで始められたか、すでに使われています。もう一度始めてください。
visit-SIGN_IN_REFUSED = ログインしていません
visit-SIGN_IN_REFUSED-text = ログインは中止されたか、完了しませんでした。何も変わっていません。もう一度始められます。
visit-SIGN_IN_UNCONFIRMED = 先にメールアドレスを確認してください
visit-SIGN_IN_UNCONFIRMED-text = アドレスがあなたのものか確認する必要があります。お送りしたメールのリンクを開き、もう一度ログインしてください。
visit-SIGN_IN_SUSPENDED = このアカウントは停止されています
visit-SIGN_IN_SUSPENDED-text = 保存したものはすべて残っています。再開するには、このサイトのサポートに連絡してください。
visit-SIGN_IN_MISSING = ログインは利用できません
visit-SIGN_IN_MISSING-text = このサイトはアカウントなしで設定されています。すべてアカウントなしで読めます。
visit-IDENTITY_AWAY = 間もなく復旧します
visit-IDENTITY_AWAY-text = アカウントのサービスが応答していません。何も失われていません。しばらくしてからもう一度お試しください。
visit-DATABASE_AWAY = 間もなく復旧します
visit-DATABASE_AWAY-text = 現在アカウントを利用できません。何も失われていません。しばらくしてからもう一度お試しください。
visit-DATABASE_FULL = 現在は何も保存できません
visit-DATABASE_FULL-text = 現在、サイトはログインを記録できません。何も失われておらず、閲覧は続けられます。後でもう一度お試しください。
visit-TOO_MANY_REQUESTS = 試行回数が多すぎます
visit-TOO_MANY_REQUESTS-text = ここからのログインの試行が多すぎました。1 分待ってから、もう一度お試しください。
visit-other = 問題が発生しました
visit-other-text = サイト側の問題です。しばらくしてからもう一度お試しください。
visit-code = コード
visit-error-id = エラー ID
visit-log-in-again = もう一度ログイン
visit-go-to-site = { $site } へ
visit-signed-out-host = ログアウト
visit-signed-out-cover = ここに保存したものは、次に来たときもそのままです
visit-signed-out = ここからログアウトしました
visit-signed-out-text = 少々お待ちください。アカウントの提供元にもログアウトを依頼しています。
visit-signed-out-go-on = 続ける
visit-signed-out-back = { $site } に戻る
visit-subscription-host = 購読
visit-subscription-cover = ここで読むものを、もっと
visit-PLAN_UNKNOWN = そのようなプランはありません
visit-PLAN_UNKNOWN-text = リンクのプランは存在しません。料金は発生していません。プランはサイトでご覧ください。
visit-COUNTRY_UNSUPPORTED = お住まいの国ではまだ利用できません
visit-COUNTRY_UNSUPPORTED-text = お住まいの国ではプランを販売していません。無料のものはこれからも無料です。
visit-PAYMENTS_MISSING = ここでは販売していません
visit-PAYMENTS_MISSING-text = このサイトはお支払いなしで設定されています。すべてプランなしで読めます。
visit-PAYMENTS_AWAY = 間もなく復旧します
visit-PAYMENTS_AWAY-text = 決済業者が応答していません。料金は発生していません。しばらくしてからもう一度お試しください。
visit-SUBSCRIPTION_GIVEN = このプランは贈られたものです
visit-SUBSCRIPTION_GIVEN-text = お支払いがないため、変更も解約も必要ありません。取り消されるまで使えます。
visit-CHECKOUT_CROWDED = 一度に多すぎました
visit-CHECKOUT_CROWDED-text = 複数の購入手続きが同時に始められました。料金は発生していません。もう一度プランを選んでください。
visit-INPUT_INVALID = このリンクは不完全です
visit-INPUT_INVALID-text = アドレスを読み取れませんでした。料金は発生していません。サイトでプランを選んでください。
visit-newsletter-host = ニュースレター
visit-newsletter-cover = 新着情報をメールでお届けします
visit-newsletter-confirm = メールアドレスの確認
visit-newsletter-confirm-text = アドレスを確認すると、{ $site } のニュースレターが { $email } に届きます。
visit-newsletter-confirm-button = 確認する
visit-newsletter-leave = ニュースレターの配信を停止しますか？
visit-newsletter-leave-text = { $site } のニュースレターは { $email } に届きます。
visit-newsletter-unsubscribe = 配信を停止
visit-newsletter-confirmed = メールアドレスを確認しました
visit-newsletter-confirmed-text = 次の号は { $email } に届きます。
visit-newsletter-left = 配信を停止しました
visit-newsletter-left-text = { $email } は配信先から削除されました。
visit-NEWSLETTER_LINK_UNKNOWN = このリンクは無効です
visit-NEWSLETTER_LINK_UNKNOWN-text = このアドレスはニュースレターの配信先にありません。削除されたか、確認されませんでした。これ以上の操作は必要ありません。
visit-newsletter-mail-subject = { $site } のニュースレターの登録を確認してください
visit-newsletter-mail-text =
    どなたか（おそらくあなた）がこのアドレスを { $site } のニュースレターに登録しました。リンクを開くと、今でも後でも、アドレスの確認や登録の解除ができます。

    心当たりがなければ、何もする必要はありません。確認がなければニュースレターは送られず、アドレスは 30 日後に削除されます。
visit-newsletter-mail-link = 確認または配信停止
visit-feedback-host = フィードバック
visit-feedback-cover = 回答のひとつひとつがページをよくします
visit-feedback-400 = 回答に不足があります
visit-feedback-400-text = ページに戻り、理由を選んでもう一度送信してください。
visit-feedback-404 = ページがありません
visit-feedback-404-text = 回答の対象のページは、このサイトにはもうありません。
visit-feedback-503 = 回答を保存できませんでした
visit-feedback-503-text = こちらの問題です。失われたのは回答だけです。ページに戻り、しばらくしてからもう一度送信してください。
visit-playground-hidden-subject = { $site } のあなたの Playground が非表示になりました
visit-playground-hidden-text =
    ほかの読者から報告があったため、スタッフが Playground「{ $title }」を確認し、ほかの読者には表示されないようにしました。理由:

    { $reason }

    あなた自身は引き続き開いたり、コードをコピーしたり、削除したりできます。
visit-playground-restored-subject = { $site } のあなたの Playground が再び公開されました
visit-playground-restored-text =
    スタッフが Playground「{ $title }」をもう一度確認しました。リンクは再び誰でも開けます。理由:

    { $reason }
visit-playground-link = Playground を開く
visit-digest-host = ダイジェスト
visit-digest-cover = 変更があったときだけお知らせします
visit-digest-leave = ダイジェストを停止しますか？
visit-digest-leave-text = { $site } は、ウォッチ中の項目の変更を { $email } にメールでお知らせしています。停止してもウォッチは続き、サイト上で確認できます。
visit-digest-stop = ダイジェストを停止
visit-digest-left = ダイジェストを停止しました
visit-digest-left-text = { $email } には今後届きません。設定でいつでも再開できます。
visit-DIGEST_LINK_UNKNOWN = このリンクは無効です
visit-DIGEST_LINK_UNKNOWN-text = アカウントが削除されたか、アドレスの一部が欠けています。これ以上の操作は必要ありません。
visit-digest-subject-pages = { $count } ページが変更されました
visit-digest-subject-features = { $count } 件の機能に新着情報があります
visit-digest-subject-both = { $pages }、{ $features }
visit-digest-list = ウォッチリスト
visit-digest-more = ほか { $count } 件はサイトで確認できます。
visit-digest-all = すべての更新を見る
visit-digest-why-daily = { $site } で { $count } 件をウォッチしているため、変更があった日にお送りしています。
visit-digest-why-weekly = { $site } で { $count } 件をウォッチしているため、変更があった週の月曜日にお送りしています。
visit-digest-change = 配信内容を変更
visit-digest-edited = ページが編集されました。
visit-digest-added = { $releases } で使えるようになりました。
visit-digest-removed = { $releases } で使えなくなりました。
visit-digest-state-newly = 新たに利用可能
visit-digest-newly = 主要なすべてのブラウザーの最新版で動作します。
visit-digest-state-widely = 広く利用可能
visit-digest-widely = 主要なすべてのブラウザーが 2 年半前から対応しています。
visit-digest-state-regressed = Baseline から外れました
visit-digest-regressed = 一部の主要なブラウザーで動作しなくなりました。
visit-digest-state-discouraged = 非推奨
visit-digest-discouraged = 新しいコードでは使わないでください。

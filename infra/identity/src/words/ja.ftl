identity-host = アカウント
identity-cover = 本棚に、あなたの場所を
identity-cover-save = ページを、理由を書いたメモとともに保存
identity-cover-collect = コレクションに整理
identity-cover-devices = どの端末でも見つかる
identity-local = ローカル実行: これらのアカウントはこのコンピューターの外に出ません。

identity-email = メールアドレス
identity-email-flaw = name@example.org のような完全なアドレスを入力してください。
identity-password = パスワード
identity-password-missing = パスワードを入力してください。
identity-password-hint = { $least } 文字以上。無関係な単語をいくつか並べると覚えやすくなります。
identity-password-short = { $least } 文字以上にしてください。
identity-password-long = { $most } 文字以内にしてください。
identity-password-common = そのパスワードはよく使われています。別のものを選んでください。
identity-new-password = 新しいパスワード
identity-current = 現在のパスワード
identity-current-wrong = パスワードが違います。
identity-show = 表示
identity-show-label = パスワードを表示
identity-hide = 隠す
identity-hide-label = パスワードを隠す
identity-error-title = エラー: { $title }
identity-attempts = 試行回数が多すぎます
identity-attempts-wait = { $minutes } 分待ってから、もう一度お試しください。
identity-go-to-site = { $site } へ

identity-log-in = ログイン
identity-log-in-site = { $site } に進みます
identity-log-in-own = アカウントを管理します
identity-log-in-forgot = パスワードをお忘れですか？
identity-log-in-mismatch = メールアドレスまたはパスワードが違います
identity-log-in-mismatch-text = 登録したばかりの場合は、先にメールアドレスを確認してください。
identity-log-in-new = はじめての方は
identity-log-in-sign-up = 登録

identity-step = { $steps } のうち { $step }
identity-sign-up = アカウントを作成
identity-sign-up-lede = 無料。お名前は不要です。
identity-sign-up-known = すでにアカウントをお持ちですか？
identity-sign-up-submit = アカウントを作成

identity-mail-sent = メールをご確認ください
identity-mail-sent-to = { $email } にメールを送りました。
identity-mail-sent-confirm = 中のリンクを開くとメールアドレスが確認され、ログインします。
identity-mail-sent-reset = 中のリンクから新しいパスワードを設定してください。
identity-mail-sent-change = 中のリンクを開くと、このアドレスがアカウントに使われます。それまでは元のアドレスのままです。
identity-mail-sent-again = もう一度送りました。
identity-mail-practice = 練習用の実行
identity-mail-practice-text = メールはこのコンピューターの外に出ません。
identity-mail-practice-open = 練習用の受信箱を開く
identity-mail-nothing = 届きませんか？ 迷惑メールフォルダーを確認するか、もう一度お試しください。
identity-mail-again = もう一度送る
identity-mail-other = 別のアドレスを使う
identity-mail-missing = ここでは利用できません
identity-mail-missing-title = メールが設定されていません
identity-mail-missing-text = これにはあなたのアドレスへのメールが必要ですが、このサーバーは送信できません。サイトの運営者がメールを設定できます。

identity-confirm = メールアドレスの確認
identity-confirm-lede = { $email } を確認するため、パスワードを入力してください。
identity-confirm-submit = 確認してログイン
identity-confirm-missing = 設定したパスワードを入力してください。
identity-confirm-wrong = このアカウントのパスワードではありません
identity-confirm-wrong-text = アカウントを作成した覚えがなければ、このページを閉じてください。パスワードなしでは誰も使えません。
identity-link-used = このリンクはすでに使われています
identity-link-used-text = リンクは一度だけ有効で、期限があります。使用済みならログインし、そうでなければもう一度メールを請求してください。

identity-forgot = パスワードをお忘れですか？
identity-forgot-lede = 新しいパスワードを設定するリンクをメールでお送りします。
identity-forgot-submit = リンクを送る
identity-forgot-back = 思い出しましたか？
identity-reset = 新しいパスワードを設定
identity-reset-lede = { $email } のパスワードです。保存するとすべての端末でログアウトします。
identity-reset-submit = 保存してログイン

identity-account = あなたのアカウント
identity-account-lede = { $site } へのログインに使います。そこで読んだもの、保存したものは、ここにはわかりません。
identity-account-since = 登録日
identity-account-password-set = パスワードの最終変更日
identity-account-go = { $site } に進む
identity-account-change = 変更
identity-account-demo = デモ用アカウント
identity-account-demo-text = プランの様子を見るためのものです。試す人全員で共有するため、メールアドレスとパスワードは変更できません。
identity-account-done-password = パスワードを変更しました
identity-account-done-password-text = 他のすべての端末と、このブラウザーのサイトからログアウトしました。
identity-account-done-address = メールアドレスを変更しました
identity-account-done-address-text = 今後はこのアドレスでログインしてください。
identity-sign-out = ログアウト
identity-sign-out-text = このブラウザーからログアウトします。{ $site } のログアウトは別に行います。
identity-back-to-account = アカウントに戻る

identity-change-password = パスワードを変更
identity-change-password-lede = ここではアカウントにログインしたままです。他のすべての端末と、このブラウザーのサイトからはログアウトします。
identity-change-address = メールアドレスを変更
identity-change-address-lede = 現在は { $email } です。新しいアドレスはメールで確認します。
identity-change-address-submit = メールを送る
identity-new-address = 新しいメールアドレス
identity-same-address = すでにお使いのメールアドレスです。
identity-use-address = このアドレスを使いますか？
identity-use-address-lede = { $email } がアカウントのメールアドレスになります。以後はこれでログインします。
identity-use-address-submit = このアドレスを使う
identity-delete = アカウントを削除
identity-delete-lede = アカウントと、{ $site } が保存しているすべて（コレクション、メモ、設定、継続中の購読）を完全に削除します。
identity-delete-submit = 完全に削除
identity-deleted = アカウントを削除しました
identity-deleted-note = ここには何も残っていません
identity-deleted-text = { $site } に通知しました。保存されていたものは削除されます。

identity-sign-out-title = ログアウトしますか？
identity-sign-out-lede = 次回、{ $site } はパスワードを尋ねます。
identity-stay = ログインしたままにする
identity-signed-out = ログアウトしました
identity-signed-out-text = { $site } に保存したものは、次に来たときもそのままです。

identity-ended = もう一度始めてください
identity-ended-text = このログインは時間がかかりすぎたか、別のブラウザーで始められました。サイトからやり直してください。
identity-foreign = このサイトからではありません
identity-foreign-text = これらのアカウントは一つのサイト専用で、リクエストはそこからのものではありませんでした。

identity-inbox = 練習用の受信箱
identity-inbox-lede = { $site } が送るはずのメールです。1 週間このコンピューターに保存され、送信されません。
identity-inbox-to = 宛先: { $email }
identity-inbox-plain = テキスト形式
identity-inbox-empty = メールはまだありません
identity-inbox-empty-text = アカウントを作成するか、新しいパスワードを請求してから、このページを再読み込みしてください。

identity-mail-confirm-subject = { $site } のメールアドレスの確認
identity-mail-confirm-text =
    どなたか（おそらくあなた）がこのアドレスで { $site } のアカウントを作成しました。下のリンクで確認できます。リンクは一度だけ有効で、24 時間で期限が切れます。

    心当たりがなければ、何もする必要はありません。リンクを開かなければアカウントは作られません。
identity-mail-confirm-link = メールアドレスを確認
identity-mail-registered-already-subject = { $site } のアカウントがすでにあります
identity-mail-registered-already-text =
    どなたか（おそらくあなた）がこのアドレスで { $site } のアカウントを作成しようとしました。アカウントはすでにあり、何も変更されていません。

    お持ちのパスワードでログインするか、新しいパスワードを設定してください。
identity-mail-registered-already-link = 新しいパスワードを設定
identity-mail-reset-subject = { $site } の新しいパスワード
identity-mail-reset-text =
    どなたか（おそらくあなた）が { $site } の新しいパスワードを請求しました。下のリンクから設定できます。リンクは一度だけ有効で、1 時間で期限が切れます。

    心当たりがなければ、何もする必要はありません。パスワードはそのままです。
identity-mail-reset-link = 新しいパスワードを設定
identity-mail-no-account-subject = このアドレスの { $site } アカウントはありません
identity-mail-no-account-text =
    どなたか（おそらくあなた）が { $site } の新しいパスワードを請求しました。このアドレスのアカウントはありません。別のアドレスを使ったのかもしれません。

    心当たりがなければ、何もする必要はありません。
identity-mail-no-account-link = アカウントを作成
identity-mail-change-address-subject = { $site } の新しいメールアドレスの確認
identity-mail-change-address-text =
    下のリンクを開くと、このアドレスが { $site } のアカウントのメールアドレスになります。リンクは一度だけ有効で、24 時間で期限が切れます。

    心当たりがなければ、何もする必要はありません。
identity-mail-change-address-link = このアドレスを使う
identity-mail-address-taken-subject = { $site } のアカウントがすでにあります
identity-mail-address-taken-text = どなたか（おそらくあなた）が { $site } の別のアカウントでこのアドレスを使おうとしました。このアドレスはすでにアカウントで使われており、何も変更されていません。
identity-mail-address-changed-subject = { $site } アカウントのメールアドレスが変更されました
identity-mail-address-changed-text = 今後は { $email } になります。心当たりがなければ、新しいパスワードを設定し、{ $site } のサポートに連絡してください。
identity-mail-password-changed-subject = { $site } のパスワードが変更されました
identity-mail-password-changed-text = 他の端末からはログアウトしました。心当たりがなければ、すぐに新しいパスワードを設定してください。
identity-mail-password-changed-link = 新しいパスワードを設定

plus-watch = ウォッチ
plus-watching = ウォッチ中
plus-watch-name = { $name } をウォッチ
plus-watching-name = { $name } をウォッチ中
plus-watch-page = このページが編集されたらお知らせします。
plus-watch-ended = セッションが終了しました。ログインしてもう一度お試しください。
plus-watch-refused = ウォッチできないか、アカウントの上限に達しています。
plus-watch-failed = うまくいきませんでした。しばらくしてからもう一度お試しください。

plus-host-watch = このホストをウォッチ
plus-host-watch-mail = 1 日 1 回スキャンし、評価が下がるとメールでお知らせします。
plus-host-watch-site = 1 日 1 回スキャンします。このサイトはメールを送信しないため、変化はこのページで確認してください。
plus-host-watch-ended = ウォッチを解除しました。
plus-host-watch-failed = 失敗しました。もう一度お試しください。
plus-host-watch-refused = アカウントでウォッチできるホスト数の上限に達しています。

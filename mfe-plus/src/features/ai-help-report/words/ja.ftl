plus-report-title = この回答の問題を報告
plus-report-comment = どこに問題がありますか？
plus-report-whole = { $count ->
   *[other] 会話全体（質問と回答 { $count } 件）も一緒に送る
  }
plus-report-what = 送る内容を表示
plus-report-note = 報告はこのサイトの運営者が読みます。名前とメールアドレスは送られません。
plus-report-cancel = キャンセル
plus-report-send = 報告を送る
plus-report-sending = 送信中…
plus-report-thanks = ありがとうございます。報告を送りました。

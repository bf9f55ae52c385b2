plus-session-ended = セッションが終了しました。入力した内容は失われていません。新しいタブでもう一度ログインし、戻ってから再試行してください。
plus-session-too-old = 安全のため、この操作にはもう一度ログインが必要です。入力した内容は失われていません。新しいタブでもう一度ログインし、戻ってから再試行してください。
plus-session-sign-in = ログイン
plus-call-again = 再試行
plus-call-again-pending = 再試行しています…
plus-call-error = エラー: { $message }
plus-call-unanswered = サイトから応答がありません。内容は失われていません。接続を確認して再試行してください。
plus-call-kept = 内容は失われていません。

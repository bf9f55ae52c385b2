### Chunk: docs-survey-words

### A survey between the title of a document and its text.

docs-survey-thanks = ありがとうございます。回答を送信しました。
docs-survey-previewed = これはプレビューでした。回答は送信されていません。
docs-survey-dismiss = このアンケートを非表示にする
docs-survey-unsent = 回答はまだ送信されていません。もう一度押すと、回答を破棄してこのアンケートを非表示にします。
docs-survey-preview = これはプレビューです。何も集計されず、保存もされません。
docs-survey-loading = フォームを読み込んでいます…
docs-survey-late = フォームの読み込みに時間がかかっています。新しいタブで開くこともできます。
docs-survey-new-tab = フォームを新しいタブで開く
docs-survey-privacy = 回答は今日の日付とともに保存されます。お名前、アカウント、IP アドレスは保存されません。
docs-survey-send = 送信
docs-survey-sending = 送信中…
docs-survey-counter = { $length } / { $limit } 文字
docs-survey-problem-empty = 少なくとも 1 つの質問に回答してください。
docs-survey-problem-long = 長すぎる回答があります。短くしてからもう一度送信してください。
docs-survey-problem-closed = このアンケートはこの回答を受け付けていません。終了したか、変更された可能性があります。
docs-survey-problem-failed = 回答を送信できませんでした。入力内容は残っています。しばらくしてからもう一度お試しください。

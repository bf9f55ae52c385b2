### Chunk: docs-survey-words

### A survey between the title of a document and its text.

docs-survey-thanks = 謝謝！您的回答已送出。
docs-survey-previewed = 這是預覽：您的回答並未送出。
docs-survey-dismiss = 隱藏此問卷
docs-survey-unsent = 您的回答尚未送出。再按一次將隱藏此問卷並捨棄這些回答。
docs-survey-preview = 這是預覽：不會計入或保存任何內容。
docs-survey-loading = 正在載入表單…
docs-survey-late = 表單載入時間較長。您也可以在新分頁中開啟。
docs-survey-new-tab = 在新分頁中開啟表單
docs-survey-privacy = 您的回答只會連同當天日期保存，不含您的姓名、帳號或 IP 位址。
docs-survey-send = 送出
docs-survey-sending = 正在送出…
docs-survey-counter = { $length } / { $limit } 個字元
docs-survey-problem-empty = 請至少回答一個問題。
docs-survey-problem-long = 有一個回答過長。請縮短後再送出。
docs-survey-problem-closed = 此問卷不再接受這些回答。它可能已結束或已變更。
docs-survey-problem-failed = 無法送出您的回答。內容仍在這裡：請稍後再試。

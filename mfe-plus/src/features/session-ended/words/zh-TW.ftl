plus-session-ended = 您的工作階段已結束。內容沒有遺失：您輸入的內容仍在這裡。請在新分頁重新登入，再回來重試。
plus-session-too-old = 為了您的安全，這項操作需要重新登入。內容沒有遺失：您輸入的內容仍在這裡。請在新分頁重新登入，再回來重試。
plus-session-sign-in = 登入
plus-call-again = 重試
plus-call-again-pending = 正在重試…
plus-call-error = 錯誤：{ $message }
plus-call-unanswered = 網站沒有回應。內容沒有遺失：請檢查網路連線後重試。
plus-call-kept = 內容沒有遺失。

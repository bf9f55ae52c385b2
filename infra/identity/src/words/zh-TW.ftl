identity-host = 帳號
identity-cover = 書架上屬於您的位置
identity-cover-save = 儲存頁面，並附上筆記
identity-cover-collect = 整理到收藏集
identity-cover-devices = 在每台裝置上都找得到
identity-local = 本機執行：這些帳號只保存在這台電腦上。

identity-email = 電子郵件
identity-email-flaw = 請輸入完整的地址，例如 name@example.org。
identity-password = 密碼
identity-password-missing = 請輸入密碼。
identity-password-hint = 至少 { $least } 個字元。幾個隨機的詞就很好記。
identity-password-short = 請至少使用 { $least } 個字元。
identity-password-long = 請最多使用 { $most } 個字元。
identity-password-common = 這個密碼太常見。請換一個。
identity-new-password = 新密碼
identity-current = 目前的密碼
identity-current-wrong = 密碼不正確。
identity-show = 顯示
identity-show-label = 顯示密碼
identity-hide = 隱藏
identity-hide-label = 隱藏密碼
identity-error-title = 錯誤：{ $title }
identity-attempts = 嘗試次數過多
identity-attempts-wait = 請等待 { $minutes } 分鐘後再試。
identity-go-to-site = 前往 { $site }

identity-log-in = 登入
identity-log-in-site = 以繼續前往 { $site }
identity-log-in-own = 以管理您的帳號
identity-log-in-forgot = 忘記密碼？
identity-log-in-mismatch = 電子郵件或密碼不正確
identity-log-in-mismatch-text = 如果您剛註冊，請先確認電子郵件。
identity-log-in-new = 第一次來？
identity-log-in-sign-up = 註冊

identity-step = 第 { $step } 步，共 { $steps } 步
identity-sign-up = 建立帳號
identity-sign-up-lede = 免費，不需要姓名。
identity-sign-up-known = 已經有帳號？
identity-sign-up-submit = 建立帳號

identity-mail-sent = 請查看電子郵件
identity-mail-sent-to = 我們已寄信到 { $email }。
identity-mail-sent-confirm = 開啟信中的連結即可確認電子郵件並登入。
identity-mail-sent-reset = 開啟信中的連結即可設定新密碼。
identity-mail-sent-change = 開啟信中的連結後，帳號就會使用這個地址。在此之前仍使用原來的地址。
identity-mail-sent-again = 已再次寄出。
identity-mail-practice = 練習執行
identity-mail-practice-text = 郵件不會離開這台電腦。
identity-mail-practice-open = 開啟練習收件匣
identity-mail-nothing = 沒有收到？請檢查垃圾郵件匣，或再試一次。
identity-mail-again = 再寄一次
identity-mail-other = 使用其他地址
identity-mail-missing = 這裡無法使用
identity-mail-missing-title = 尚未設定郵件
identity-mail-missing-text = 這項操作需要寄信到您的地址，而這台伺服器無法寄信。網站的營運者可以設定郵件。

identity-confirm = 確認電子郵件
identity-confirm-lede = 請輸入密碼以確認 { $email }。
identity-confirm-submit = 確認並登入
identity-confirm-missing = 請輸入您設定的密碼。
identity-confirm-wrong = 這不是此帳號的密碼
identity-confirm-wrong-text = 如果帳號不是您建立的，請關閉此頁面。沒有密碼，誰也無法使用它。
identity-link-used = 這個連結已經使用過
identity-link-used-text = 連結只能使用一次，而且會過期。如果您已使用，請登入；否則請重新索取郵件。

identity-forgot = 忘記密碼了嗎？
identity-forgot-lede = 我們會以電子郵件寄一個連結，讓您設定新密碼。
identity-forgot-submit = 寄出連結
identity-forgot-back = 想起來了？
identity-reset = 設定新密碼
identity-reset-lede = 用於 { $email }。儲存後，所有裝置都會登出。
identity-reset-submit = 儲存並登入

identity-account = 您的帳號
identity-account-lede = 您用它登入 { $site }。您在那裡閱讀和儲存的內容，這裡並不知道。
identity-account-since = 註冊日期
identity-account-password-set = 上次變更密碼
identity-account-go = 繼續前往 { $site }
identity-account-change = 變更
identity-account-demo = 示範帳號
identity-account-demo-text = 它用來展示某個方案。由於所有試用者共用，電子郵件和密碼無法變更。
identity-account-done-password = 密碼已變更
identity-account-done-password-text = 您已在其他所有裝置以及此瀏覽器的網站上登出。
identity-account-done-address = 電子郵件已變更
identity-account-done-address-text = 今後請用它登入。
identity-sign-out = 登出
identity-sign-out-text = 僅限此瀏覽器。{ $site } 需要另外登出。
identity-back-to-account = 回到您的帳號

identity-change-password = 變更密碼
identity-change-password-lede = 您的帳號在這裡仍保持登入。其他所有裝置以及此瀏覽器的網站將會登出。
identity-change-address = 變更電子郵件
identity-change-address-lede = 目前是 { $email }。新地址需透過郵件確認。
identity-change-address-submit = 寄出郵件
identity-new-address = 新電子郵件
identity-same-address = 這已經是您的電子郵件。
identity-use-address = 使用這個地址？
identity-use-address-lede = { $email } 將成為您帳號的電子郵件。此後用它登入。
identity-use-address-submit = 使用這個地址
identity-delete = 刪除帳號
identity-delete-lede = 永久刪除帳號以及 { $site } 為您保存的一切：收藏集、筆記、設定和進行中的訂閱。
identity-delete-submit = 永久刪除
identity-deleted = 您的帳號已刪除
identity-deleted-note = 這裡已沒有任何內容
identity-deleted-text = 已通知 { $site }，它會刪除為您保存的內容。

identity-sign-out-title = 要登出嗎？
identity-sign-out-lede = 下次 { $site } 會要求輸入密碼。
identity-stay = 保持登入
identity-signed-out = 您已登出
identity-signed-out-text = 您在 { $site } 儲存的內容會等您回來。

identity-ended = 請重新開始
identity-ended-text = 這次登入花費太久，或是在另一個瀏覽器中開始的。請從網站重新開始。
identity-foreign = 不是來自本網站
identity-foreign-text = 這些帳號只供一個網站使用，而這個請求並非來自那裡。

identity-inbox = 練習收件匣
identity-inbox-lede = { $site } 原本會寄出的郵件。它們在這台電腦上保存一週，不會真的寄出。
identity-inbox-to = 收件人：{ $email }
identity-inbox-plain = 純文字
identity-inbox-empty = 還沒有郵件
identity-inbox-empty-text = 建立帳號或索取新密碼，然後重新載入此頁面。

identity-mail-confirm-subject = 請確認您在 { $site } 的電子郵件
identity-mail-confirm-text =
    有人（很可能是您）用這個地址在 { $site } 建立了帳號。請透過下面的連結確認。連結只能使用一次，24 小時後過期。

    如果不是您，請忽略：不開啟連結就不會有帳號。
identity-mail-confirm-link = 確認電子郵件
identity-mail-registered-already-subject = 您在 { $site } 已經有帳號
identity-mail-registered-already-text =
    有人（很可能是您）試圖用這個地址在 { $site } 建立帳號。帳號已經存在，沒有任何變更。

    請用現有的密碼登入，或設定新密碼。
identity-mail-registered-already-link = 設定新密碼
identity-mail-reset-subject = { $site } 的新密碼
identity-mail-reset-text =
    有人（很可能是您）在 { $site } 索取新密碼。請透過下面的連結設定。連結只能使用一次，一小時後過期。

    如果不是您，請忽略：您的密碼維持不變。
identity-mail-reset-link = 設定新密碼
identity-mail-no-account-subject = { $site } 沒有使用這個地址的帳號
identity-mail-no-account-text =
    有人（很可能是您）在 { $site } 索取新密碼。沒有使用這個地址的帳號。也許您用的是另一個地址。

    如果不是您，請忽略。
identity-mail-no-account-link = 建立帳號
identity-mail-change-address-subject = 請確認您在 { $site } 的新電子郵件
identity-mail-change-address-text =
    開啟下面的連結後，這個地址將成為您在 { $site } 的帳號電子郵件。連結只能使用一次，24 小時後過期。

    如果您沒有提出這項請求，請忽略。
identity-mail-change-address-link = 使用這個地址
identity-mail-address-taken-subject = 您在 { $site } 已經有帳號
identity-mail-address-taken-text = 有人（很可能是您）試圖在 { $site } 的另一個帳號中使用這個地址。它已屬於某個帳號，沒有任何變更。
identity-mail-address-changed-subject = 您在 { $site } 的帳號電子郵件已變更
identity-mail-address-changed-text = 今後為 { $email }。如果不是您，請在那裡設定新密碼，並聯絡 { $site } 的支援人員。
identity-mail-password-changed-subject = 您在 { $site } 的密碼已變更
identity-mail-password-changed-text = 您的其他裝置已登出。如果不是您，請立即設定新密碼。
identity-mail-password-changed-link = 設定新密碼
